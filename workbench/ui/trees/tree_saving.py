"""Saves the drawing of a tree as a picture, with its legend, in light colours on white."""

from __future__ import annotations

from functools import partial
from math import ceil
from pathlib import Path

from PySide6.QtCore import QRectF, QSize, QSizeF
from PySide6.QtGui import QColor, QPainter

from workbench.formats.writing import write_whole
from workbench.ui.base import drawing
from workbench.ui.base.theme import LIGHT, palette
from workbench.ui.controls.file_dialog import ask_to_save
from workbench.ui.controls.message_dialog import faults_shown
from workbench.ui.trees.tree_camera import Camera
from workbench.ui.trees.tree_legend import TreeLegend
from workbench.ui.trees.tree_pictures import NodeStyle, draw_node
from workbench.ui.trees.tree_view import TreeView
from workbench.wording import text

PIXEL_RATIO = 2
"""Pixels of a picture per pixel of the screen."""
MAX_SIDE = 8000
"""Maximum length in pixels of the longer side of a picture of everything that is unfolded."""


def ask_and_save(canvas: TreeView, legend: TreeLegend, kind: str, full: bool) -> None:
    """Ask for a file and save the drawing in it as `kind`, "svg" or "png". `full`: including the part out of view."""
    if canvas.scene is None:
        return
    kinds = text("tree-save-svg-kinds") if kind == "svg" else text("tree-save-png-kinds")
    save = partial(_save_or_complain, canvas, legend, kind, full)
    ask_to_save(canvas, text("tree-save-title"), "picture", kinds, canvas.accessibleName(), kind, save)


def _save_or_complain(canvas: TreeView, legend: TreeLegend, kind: str, full: bool, name: str) -> None:
    with faults_shown(canvas):
        write_whole(Path(name), (svg if kind == "svg" else png)(canvas, legend, full))


def svg(canvas: TreeView, legend: TreeLegend, full: bool) -> bytes:
    camera, view = _camera_and_size(canvas, full)
    draw = partial(_paint, canvas=canvas, legend=legend, camera=camera, view=view)
    return drawing.svg(_size(view, legend), canvas.accessibleName(), "", draw)


def png(canvas: TreeView, legend: TreeLegend, full: bool) -> bytes:
    camera, view = _camera_and_size(canvas, full)
    draw = partial(_paint, canvas=canvas, legend=legend, camera=camera, view=view)
    return drawing.png(_size(view, legend), PIXEL_RATIO, draw)


def _camera_and_size(canvas: TreeView, full: bool) -> tuple[Camera, QSizeF]:
    """Return the camera of the picture and its size without the legend."""
    if not full:
        return canvas.camera, QSizeF(canvas.size())
    bounds = canvas.bounds().adjusted(-12, -12, 12, 12)
    scale = min(1.0, MAX_SIDE / PIXEL_RATIO / max(bounds.width(), bounds.height()))
    return Camera(scale, bounds.center()), bounds.size() * scale


def _size(view: QSizeF, legend: TreeLegend) -> QSize:
    return QSize(ceil(view.width()), ceil(view.height()) + legend.height_for(ceil(view.width())))


def _paint(painter: QPainter, canvas: TreeView, legend: TreeLegend, camera: Camera, view: QSizeF) -> None:
    size = _size(view, legend)
    painter.fillRect(QRectF(0, 0, size.width(), size.height()), QColor("white"))
    painter.save()
    painter.setClipRect(QRectF(0, 0, view.width(), view.height()))
    tree_painter = canvas.painter_of(painter, camera, view, LIGHT)
    scene, look = canvas.scene, NodeStyle(camera.scale, LIGHT, palette(LIGHT), canvas.font())
    assert scene is not None
    tree_painter.paint(lambda inner, box, place: draw_node(inner, box, scene, place, look), canvas.words, None)
    painter.restore()
    painter.translate(0, ceil(view.height()))
    legend.paint_into(painter, size.width(), LIGHT)
