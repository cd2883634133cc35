import type { Page } from 'playwright-core';

type Box = { left: number; top: number; right: number; bottom: number };
/**
 * The part of the window in which an element is visible now (`seen`), and in which it can be made visible by scrolling
 * (`reach`). What lies outside of `reach` is always cut off.
 */
type Room = { seen: Box; reach: Box };
/** A line of text, with the element that contains it. */
type Line = { element: Element; text: string; box: Box };

/** The layout defects of a page: one line each, which names the element. */
export function layoutDefects(page: Page): Promise<string[]> {
  const parts = [
    remembering,
    meet,
    isEmpty,
    leaves,
    nameOf,
    reachAlong,
    readLines,
    cutLine,
    cutBeginning,
    spiltLine,
    coveredLine,
    lineOverLine,
    controlDefect,
    spiltPicture,
    findDefects,
  ];
  // Cached, because lines share most of their ancestors, and nothing moves in the meantime.
  const ofElements = [
    ancestorsOf,
    containsFixed,
    roomOf,
    roomInside,
    isShown,
    hidesFromSight,
    isHeardOnly,
    clips,
    isEllipsed,
    isPainted,
    isStuck,
    isOpaque,
  ].map((part) => `const ${part.name} = remembering(${part});`);
  return page.evaluate<string[]>(`(() => { ${[...parts, ...ofElements].join('\n')}\nreturn findDefects(); })()`);
}

/* Everything below runs in the page and can use only these functions. */

/** Caches a function of an element. */
function remembering<T>(look: (element: Element) => T): (element: Element) => T {
  const seen = new Map<Element, T>();
  return (element) => {
    if (!seen.has(element)) seen.set(element, look(element));
    return seen.get(element)!;
  };
}

function meet(a: Box, b: Box): Box {
  return {
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  };
}

function isEmpty({ left, top, right, bottom }: Box, least = 1): boolean {
  return right - left < least || bottom - top < least;
}

/** Whether a box extends beyond another by more than this many pixels, horizontally (`x`) and vertically (`y`). */
function leaves(box: Box, frame: Box, sideways: number, upright: number): { x: boolean; y: boolean } {
  return {
    x: box.left < frame.left - sideways || box.right > frame.right + sideways,
    y: box.top < frame.top - upright || box.bottom > frame.bottom + upright,
  };
}

function nameOf(element: Element): string {
  const name = element.getAttribute('aria-label') ?? element.textContent ?? '';
  return `${element.tagName.toLowerCase()} “${name.trim().replaceAll(/\s+/g, ' ').slice(0, 40)}”`;
}

/** An element and its ancestors, except the body. */
function ancestorsOf(element: Element | null): Element[] {
  const found: Element[] = [];
  for (let at = element; at && at !== document.body; at = at.parentElement) found.push(at);
  return found;
}

/** Whether an element is the containing block of fixed descendants, instead of the window. */
function containsFixed(element: Element): boolean {
  const { transform, filter, contain, willChange, backdropFilter = 'none' } = getComputedStyle(element);
  const isNone = [transform, filter, backdropFilter].every((value) => value === 'none' || value === '');
  return !isNone || /paint|strict|content/.test(contain) || willChange === 'transform';
}

function roomOf(element: Element): Room {
  const { position } = getComputedStyle(element);
  const view: Box = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  const parent = element.parentElement;
  if (!parent) return { seen: view, reach: { ...view, bottom: 1e6 } };
  if (position === 'fixed' && !ancestorsOf(parent).some(containsFixed)) return { seen: view, reach: view };
  if (position !== 'absolute') return roomInside(parent);
  const isFrame = (at: Element) => getComputedStyle(at).position !== 'static' || containsFixed(at);
  return roomInside(ancestorsOf(parent).find(isFrame) ?? document.documentElement);
}

/** The range along one axis in which content can be made visible, inside an element with this overflow. */
function reachAlong(overflow: string, reach: [number, number], own: [number, number]): [number, number] {
  if (overflow === 'auto' || overflow === 'scroll') return [-1e6, 1e6];
  return overflow === 'visible' ? reach : [Math.max(reach[0], own[0]), Math.min(reach[1], own[1])];
}

/** The room that an element gives its content. */
function roomInside(element: Element): Room {
  const { seen, reach } = roomOf(element);
  const { overflowX, overflowY } = getComputedStyle(element);
  if ((overflowX === 'visible' && overflowY === 'visible') || element === document.body) return { seen, reach };
  const box = element.getBoundingClientRect();
  const [left, right] = reachAlong(overflowX, [reach.left, reach.right], [box.left, box.right]);
  const [top, bottom] = reachAlong(overflowY, [reach.top, reach.bottom], [box.top, box.bottom]);
  const clip = {
    left: overflowX === 'visible' ? -1e6 : box.left,
    right: overflowX === 'visible' ? 1e6 : box.right,
    top: overflowY === 'visible' ? -1e6 : box.top,
    bottom: overflowY === 'visible' ? 1e6 : box.bottom,
  };
  return { seen: meet(seen, clip), reach: { left, right, top, bottom } };
}

function isShown(element: Element): boolean {
  return (
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    !element.closest('[inert], [aria-hidden="true"]')
  );
}

function hidesFromSight(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  const { overflow, clipPath } = getComputedStyle(element);
  return (width <= 1.5 && height <= 1.5 && overflow !== 'visible') || clipPath === 'inset(50%)';
}

/** Whether an element is for screen readers only. */
function isHeardOnly(element: Element): boolean {
  return ancestorsOf(element).some(hidesFromSight);
}

/** The visible lines of all texts. */
function readLines(): Line[] {
  const lines: Line[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    const text = node.textContent?.trim() ?? '';
    if (!element || text === '' || element.closest('script, style, noscript, option, svg')) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const boxes = [...range.getClientRects()].filter(({ top, bottom }) => bottom > 0 && top < innerHeight);
    if (boxes.length === 0 || !isShown(element) || isHeardOnly(element)) continue;
    for (const box of boxes) if (!isEmpty(box)) lines.push({ element, text: text.slice(0, 40), box });
  }
  return lines;
}

function clips(element: Element): boolean {
  return getComputedStyle(element).overflowX !== 'visible';
}

function isEllipsed(element: Element): boolean {
  const { textOverflow, webkitLineClamp } = getComputedStyle(element);
  return clips(element) && (textOverflow === 'ellipsis' || webkitLineClamp !== 'none');
}

/** Reports a line that is always cut off, unless it ends in an ellipsis. */
function cutLine({ element, text, box }: Line): string[] {
  const { seen, reach } = roomInside(element);
  const cut = leaves(box, reach, 1.5, (box.bottom - box.top) * 0.2);
  if (isEmpty(meet(box, seen))) {
    // Another picture of a carousel, or the skip link, which is visible only with focus.
    const isGone = box.left >= reach.right || box.right <= reach.left;
    return isGone && !element.closest('.swiper, a[href="#main"]') ? [`“${text}” is out of reach`] : [];
  }
  return (cut.x || cut.y) && !ancestorsOf(element).some(isEllipsed) ? [`“${text}” is cut`] : [];
}

/** Reports an element that ends in an ellipsis, but lacks the beginning of its text instead of the end. */
function cutBeginning(element: Element): string[] {
  const text = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode();
  if (!text?.textContent?.trim()) return [];
  const first = document.createRange();
  first.setStart(text, text.textContent.search(/\S/));
  first.setEnd(text, first.startOffset + 1);
  const { x } = leaves(first.getBoundingClientRect(), element.getBoundingClientRect(), 1.5, 1.5);
  return x ? [`“${text.textContent.trim().slice(0, 40)}” lacks its beginning`] : [];
}

function isPainted(element: Element): boolean {
  const { display, backgroundColor, borderTopWidth, borderLeftWidth } = getComputedStyle(element);
  if (display === 'inline' || display === 'contents') return false;
  return backgroundColor !== 'rgba(0, 0, 0, 0)' || (borderTopWidth !== '0px' && borderLeftWidth !== '0px');
}

/** Reports a line that extends beyond the background painted for it. */
function spiltLine({ element, text, box }: Line): string[] {
  const around = ancestorsOf(element);
  const frame = around.find((at) => clips(at) || isPainted(at));
  if (!frame || clips(frame)) return [];
  const out = leaves(box, frame.getBoundingClientRect(), 1.5, (box.bottom - box.top) * 0.3);
  return out.x || out.y ? [`“${text}” runs out of ${nameOf(frame)}`] : [];
}

/** Whether an element is sticky or fixed, so that it covers scrolling content on purpose. */
function isStuck(element: Element): boolean {
  const positions = ancestorsOf(element).map((at) => getComputedStyle(at).position);
  const scrolls = document.documentElement.scrollHeight > innerHeight + 1;
  return positions.includes('sticky') || (positions.includes('fixed') && scrolls);
}

function isOpaque(element: Element): boolean {
  if (['IMG', 'CANVAS', 'VIDEO', 'IFRAME'].includes(element.tagName)) return true;
  const alpha = /rgba\([^)]*,\s*([\d.]+)\)/.exec(getComputedStyle(element).backgroundColor);
  return !alpha || Number(alpha[1]) > 0.5;
}

/** Reports a line under an opaque element that does not contain it. */
function coveredLine({ element, text, box }: Line): string[] {
  // The pixel that contains the middle: the nearest one can be below a line of which only an edge is scrolled into view.
  const top = document.elementFromPoint((box.left + box.right) / 2, Math.floor((box.top + box.bottom) / 2));
  if (!top || top.contains(element) || element.contains(top)) return [];
  const over = ancestorsOf(top).find((at) => at.contains(element) || isOpaque(at));
  return over && !over.contains(element) && !isStuck(over) ? [`“${text}” is covered by ${nameOf(over)}`] : [];
}

/** Reports two lines that overlap. */
function lineOverLine(one: Line, other: Line): string[] {
  const both = meet(one.box, other.box);
  const low = Math.min(one.box.bottom - one.box.top, other.box.bottom - other.box.top);
  if (both.right - both.left <= 3 || both.bottom - both.top <= low * 0.4) return [];
  if (one.element.contains(other.element) || other.element.contains(one.element)) return [];
  const top = document.elementFromPoint((both.left + both.right) / 2, (both.top + both.bottom) / 2);
  return top && isStuck(top) ? [] : [`“${one.text}” and “${other.text}” lie over each other`];
}

/** Reports a control that is cut off or covered. */
function controlDefect(control: Element): string[] {
  const whole = control.getBoundingClientRect();
  const { seen, reach } = roomOf(control);
  const box = meet(whole, seen);
  // The control is only scrolled out of view.
  if (isEmpty(box, 4)) return [];
  const cut = leaves(whole, reach, 4, 4);
  if ((cut.x || cut.y) && !control.closest('.swiper')) return [`${nameOf(control)} is cut`];
  const top = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
  if (!top || control.contains(top) || top.contains(control)) return [];
  if (top.closest('label')?.contains(control) || isStuck(top)) return [];
  return [`${nameOf(control)} is under ${nameOf(top.closest('a, button, input, select') ?? top)}`];
}

/** Reports a picture that extends beyond its cell of a table, over the text of the next one. */
function spiltPicture(picture: Element): string[] {
  const cell = picture.closest('td')!;
  if (!isShown(cell) || isEmpty(picture.getBoundingClientRect())) return [];
  const { x } = leaves(picture.getBoundingClientRect(), cell.getBoundingClientRect(), 1.5, 1.5);
  return x ? [`a picture runs out of its cell in ${nameOf(cell.parentElement!)}`] : [];
}

function findDefects(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  const lines = readLines();
  const seen = lines
    .map((line) => ({ ...line, box: meet(line.box, roomInside(line.element).seen) }))
    .filter(({ box }) => !isEmpty(box));
  // Markers on a map may be as close to each other as their places.
  const controls = [...document.querySelectorAll('a[href], button, input, select, textarea')].filter(
    (control) =>
      !(control instanceof SVGElement || control.closest('[data-map] li')) &&
      isShown(control) &&
      !isHeardOnly(control) &&
      getComputedStyle(control).pointerEvents !== 'none',
  );
  return [
    ...new Set([
      ...(scrollWidth > clientWidth ? [`the page is ${scrollWidth} wide in ${clientWidth}`] : []),
      ...lines.flatMap(cutLine),
      ...[...new Set(lines.flatMap(({ element }) => ancestorsOf(element).filter(isEllipsed)))].flatMap(cutBeginning),
      ...seen.flatMap((line) => [...spiltLine(line), ...coveredLine(line)]),
      ...seen.flatMap((one, index) => seen.slice(index + 1).flatMap((other) => lineOverLine(one, other))),
      ...controls.flatMap(controlDefect),
      ...[...document.querySelectorAll('td img')].flatMap(spiltPicture),
    ]),
  ];
}
