import { useEffect, useRef, useState } from 'react';
import type { Swiper } from 'swiper';
import { followGestures } from '#web/gestures/use-gestures.ts';
import type { Point } from '#domain/outlines/parse-points.ts';

/** The zoom factor of one press of a button or key. */
const step = 1.5;

/** The zoom of the current picture, with functions for buttons and keys; gestures work by themselves. */
export function useZoom(swiper: Swiper | undefined) {
  const [scale, setScale] = useState(1);
  const pictureZoom = useRef<PictureZoom>(undefined);
  useEffect(() => {
    if (!swiper) return;
    const created = new PictureZoom(swiper, setScale);
    pictureZoom.current = created;
    return () => created.end();
  }, [swiper]);
  return {
    scale,
    canZoomIn: scale < maxZoom,
    canZoomOut: scale > 1,
    zoomIn: () => pictureZoom.current?.zoom(step),
    zoomOut: () => pictureZoom.current?.zoom(1 / step),
    reset: () => pictureZoom.current?.reset(),
  };
}

export type CarouselZoom = ReturnType<typeof useZoom>;

/** The transition for buttons and double clicks; gestures are followed at once. */
const ease = 'transform var(--panel) var(--enter)';
const doubleClickZoom = 2;

/**
 * Zooms the current picture of a swiper about the pointer: pinch, double tap or click, or Ctrl and wheel (which is also
 * what a touchpad pinch sends). A zoomed picture is dragged instead of swiped. The picture is the first child of
 * `[data-zoom]` in its slide.
 */
class PictureZoom {
  private view: ZoomView = wholePicture;
  private readonly swiper: Swiper;
  private readonly onScale: (scale: number) => void;
  private readonly cleanups: (() => void)[];

  constructor(swiper: Swiper, onScale: (scale: number) => void) {
    this.swiper = swiper;
    this.onScale = onScale;
    const { el } = swiper;
    const endGestures = followGestures(el, {
      pan: (dx, dy) => this.pan(dx, dy),
      zoomAbout: (factor, at) => this.zoom(factor, at),
    });
    const onDoubleClick = (event: MouseEvent) => this.toggle(event);
    const onSlide = () => this.resetAll();
    el.addEventListener('dblclick', onDoubleClick);
    swiper.on('slideChange', onSlide);
    this.cleanups = [
      endGestures,
      () => el.removeEventListener('dblclick', onDoubleClick),
      () => !swiper.destroyed && swiper.off('slideChange', onSlide),
    ];
  }

  /**
   * Zooms about a point in px from the swiper’s top left; without one, about the middle of the picture and animated.
   */
  zoom(factor: number, at?: Point, eased = at === undefined): void {
    const picture = this.picture();
    if (picture)
      this.show(
        picture,
        zoomAbout(this.view, factor, at ? this.fromMiddle(picture, at) : { x: 0, y: 0 }, boxOf(picture)),
        eased,
      );
  }

  /** Shows the whole picture. */
  reset(): void {
    const picture = this.picture();
    if (picture) this.show(picture, wholePicture, true);
  }

  end(): void {
    for (const cleanup of this.cleanups) cleanup();
  }

  private pan(dx: number, dy: number): void {
    const picture = this.view.scale > 1 ? this.picture() : undefined;
    if (picture) this.show(picture, panBy(this.view, dx, dy, boxOf(picture)), false);
  }

  private toggle({ clientX, clientY }: MouseEvent): void {
    const { left, top } = this.swiper.el.getBoundingClientRect();
    this.zoom(this.view.scale > 1 ? 0 : doubleClickZoom, { x: clientX - left, y: clientY - top }, true);
  }

  /** Resets the zoom of all pictures when another one is shown. */
  private resetAll(): void {
    for (const picture of this.swiper.el.querySelectorAll<HTMLElement>('[data-zoom] > *')) picture.style.transform = '';
    this.swiper.allowTouchMove = true;
    this.view = wholePicture;
    this.onScale(1);
  }

  private show(picture: HTMLElement, next: ZoomView, eased: boolean): void {
    if (this.view.scale === 1 && next.scale > 1) this.swiper.slideTo(this.swiper.activeIndex, 0);
    this.swiper.allowTouchMove = next.scale === 1;
    picture.style.transition = eased ? ease : 'none';
    picture.style.transform = next.scale === 1 ? '' : `translate(${next.x}px, ${next.y}px) scale(${next.scale})`;
    this.view = next;
    this.onScale(next.scale);
  }

  private picture(): HTMLElement | undefined {
    if (this.swiper.destroyed) return undefined;
    return this.swiper.slides[this.swiper.activeIndex]?.querySelector<HTMLElement>('[data-zoom] > *') ?? undefined;
  }

  /** Converts a point from the swiper’s top left to the middle of the unzoomed picture. */
  private fromMiddle(picture: HTMLElement, at: Point): Point {
    const around = this.swiper.el.getBoundingClientRect();
    const frame = (picture.parentElement ?? picture).getBoundingClientRect();
    return {
      x: at.x - (frame.left - around.left + picture.offsetLeft + picture.offsetWidth / 2),
      y: at.y - (frame.top - around.top + picture.offsetTop + picture.offsetHeight / 2),
    };
  }
}

function boxOf(picture: HTMLElement): PictureBox {
  return { width: picture.offsetWidth, height: picture.offsetHeight };
}

/** The zoom of a picture: its `scale` from 1, and the offset of its middle in px. */
export type ZoomView = { scale: number } & Point;

/** The size of a picture at scale 1, in px. */
export type PictureBox = { width: number; height: number };

export const wholePicture: ZoomView = { scale: 1, x: 0, y: 0 };

/** Zoom goes from 1 to 3 (specification, section 9). */
export const maxZoom = 3;

/** Zooms by `factor` about a fixed point, in px from the middle of the box. Zooming out to almost 1 snaps to 1. */
export function zoomAbout(view: ZoomView, factor: number, at: Point, box: PictureBox): ZoomView {
  const scale = Math.min(Math.max(view.scale * factor, 1), maxZoom);
  if (scale < 1.05 && factor < 1) return wholePicture;
  const change = scale / view.scale;
  return keepInBox({ scale, x: at.x - (at.x - view.x) * change, y: at.y - (at.y - view.y) * change }, box);
}

/** Moves the picture by px, at most to its edges. */
export function panBy(view: ZoomView, dx: number, dy: number, box: PictureBox): ZoomView {
  return keepInBox({ ...view, x: view.x + dx, y: view.y + dy }, box);
}

function keepInBox({ scale, x, y }: ZoomView, { width, height }: PictureBox): ZoomView {
  const maxX = (width * (scale - 1)) / 2;
  const maxY = (height * (scale - 1)) / 2;
  return { scale, x: Math.min(Math.max(x, -maxX), maxX), y: Math.min(Math.max(y, -maxY), maxY) };
}
