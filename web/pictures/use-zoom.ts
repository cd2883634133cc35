import { useEffect, useRef, useState } from 'react';
import type { Swiper } from 'swiper';
import { followGestures } from '#web/gestures/use-gestures.ts';
import type { Point } from '#web/outlines/parse-points.ts';
import { maxZoom, panBy, wholePicture, zoomAbout, type PictureBox, type ZoomView } from './zoom-view.ts';

/** How much one press of a button or key zooms. */
const step = 1.5;

/** The zoom of the picture in view: what it is, and buttons and keys for it beside the gestures. */
export function useZoom(swiper: Swiper | undefined) {
  const [scale, setScale] = useState(1);
  const hand = useRef<ZoomHand>(undefined);
  useEffect(() => {
    if (!swiper) return;
    const made = new ZoomHand(swiper, setScale);
    hand.current = made;
    return () => made.end();
  }, [swiper]);
  return {
    scale,
    canZoomIn: scale < maxZoom,
    canZoomOut: scale > 1,
    zoomIn: () => hand.current?.zoom(step),
    zoomOut: () => hand.current?.zoom(1 / step),
    reset: () => hand.current?.reset(),
  };
}

export type CarouselZoom = ReturnType<typeof useZoom>;

/** How a picture goes to another zoom by itself; under fingers and wheel it follows at once. */
const ease = 'transform var(--panel) var(--enter)';
const doubleClickZoom = 2;

/**
 * The hand on the pictures of a swiper: zooms the one in view about the pointer by two fingers, double tap or click,
 * and
 * ctrl with the wheel (which a pinch on a touchpad is too). A zoomed picture is moved by dragging and swiped no more.
 * The picture is the first child of `[data-zoom]` in its slide.
 */
class ZoomHand {
  private view: ZoomView = wholePicture;
  private readonly swiper: Swiper;
  private readonly onScale: (scale: number) => void;
  private readonly endings: (() => void)[];

  constructor(swiper: Swiper, onScale: (scale: number) => void) {
    this.swiper = swiper;
    this.onScale = onScale;
    const { el } = swiper;
    const endGestures = followGestures(el, {
      pan: (dx, dy) => this.pan(dx, dy),
      zoomAbout: (factor, at) => this.zoom(factor, at),
    });
    const onDoubleClick = (event: MouseEvent) => this.toggle(event);
    const onSlide = () => this.letGo();
    el.addEventListener('dblclick', onDoubleClick);
    swiper.on('slideChange', onSlide);
    this.endings = [
      endGestures,
      () => el.removeEventListener('dblclick', onDoubleClick),
      () => !swiper.destroyed && swiper.off('slideChange', onSlide),
    ];
  }

  /** Zooms about a point, px from the swiper's top left; about the middle of the picture, and eased, without one. */
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
    for (const ending of this.endings) ending();
  }

  private pan(dx: number, dy: number): void {
    const picture = this.view.scale > 1 ? this.picture() : undefined;
    if (picture) this.show(picture, panBy(this.view, dx, dy, boxOf(picture)), false);
  }

  private toggle({ clientX, clientY }: MouseEvent): void {
    const { left, top } = this.swiper.el.getBoundingClientRect();
    this.zoom(this.view.scale > 1 ? 0 : doubleClickZoom, { x: clientX - left, y: clientY - top }, true);
  }

  /** The pictures as they were: another one has come into view. */
  private letGo(): void {
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

  /** A point given from the top left of the swiper, from the middle of the picture as it stands unzoomed. */
  private fromMiddle(picture: HTMLElement, at: Point): Point {
    const around = this.swiper.el.getBoundingClientRect();
    const frame = picture.parentElement!.getBoundingClientRect();
    return {
      x: at.x - (frame.left - around.left + picture.offsetLeft + picture.offsetWidth / 2),
      y: at.y - (frame.top - around.top + picture.offsetTop + picture.offsetHeight / 2),
    };
  }
}

function boxOf(picture: HTMLElement): PictureBox {
  return { width: picture.offsetWidth, height: picture.offsetHeight };
}
