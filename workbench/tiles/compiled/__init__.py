"""The compiled engine: searches on boards whose steps are done by kernels, over recordings that read like any other."""
