import type { Page } from 'playwright-core';

/** What is wrong with a page as it is laid out now: one line a fault, which names what it is about. */
export function layoutFaults(page: Page): Promise<string[]> {
  return page.evaluate(findFaults);
}

/** Runs in the page, so it is complete in itself. */
function findFaults(): string[] {
  type Box = { left: number; top: number; right: number; bottom: number };
  const faults: string[] = [];
  const tolerance = 1.5;

  const boxOf = ({ left, top, right, bottom }: Box): Box => ({ left, top, right, bottom });
  const meet = (a: Box, b: Box): Box => ({
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  });
  const isEmpty = ({ left, top, right, bottom }: Box) => right - left < 1 || bottom - top < 1;
  const windowBox: Box = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  const name = (element: Element) =>
    `${element.tagName.toLowerCase()} “${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().replaceAll(/\s+/g, ' ').slice(0, 40)}”`;

  const styles = new Map<Element, CSSStyleDeclaration>();
  const styleOf = (element: Element) => {
    const known = styles.get(element) ?? getComputedStyle(element);
    styles.set(element, known);
    return known;
  };

  /**
   * The part of the window in which an element can be seen now, and the part in which it can be brought by scrolling:
   * what lies outside of that is cut for good.
   */
  const rooms = new Map<Element, { seen: Box; reach: Box }>();
  const roomOf = (element: Element): { seen: Box; reach: Box } => {
    const known = rooms.get(element);
    if (known) return known;
    const { position } = styleOf(element);
    const parent = element.parentElement;
    const far = 1e6;
    let room: { seen: Box; reach: Box };
    if (!parent) {
      room = { seen: windowBox, reach: { left: 0, top: 0, right: innerWidth, bottom: far } };
    } else if (position === 'fixed' && !hasFixedFrame(parent)) {
      room = { seen: windowBox, reach: windowBox };
    } else {
      let frame: Element = parent;
      if (position === 'absolute')
        while (frame.parentElement && styleOf(frame).position === 'static' && styleOf(frame).transform === 'none')
          frame = frame.parentElement;
      room = inside(frame);
    }
    rooms.set(element, room);
    return room;
  };
  const hasFixedFrame = (element: Element): boolean => {
    for (let at: Element | null = element; at; at = at.parentElement) {
      const { transform, filter, contain, willChange } = styleOf(at);
      const { backdropFilter } = styleOf(at);
      if (
        transform !== 'none' ||
        filter !== 'none' ||
        (backdropFilter && backdropFilter !== 'none') ||
        contain.includes('paint') ||
        contain === 'strict' ||
        willChange === 'transform'
      )
        return true;
    }
    return false;
  };
  /** The room that an element leaves to its content. */
  const inside = (element: Element): { seen: Box; reach: Box } => {
    const { seen, reach } = roomOf(element);
    const { overflowX, overflowY } = styleOf(element);
    if ((overflowX === 'visible' && overflowY === 'visible') || element === document.body) return { seen, reach };
    const box = boxOf(element.getBoundingClientRect());
    const scrolls = (overflow: string) => overflow === 'auto' || overflow === 'scroll';
    const far = 1e6;
    return {
      seen: meet(seen, {
        left: overflowX === 'visible' ? -far : box.left,
        right: overflowX === 'visible' ? far : box.right,
        top: overflowY === 'visible' ? -far : box.top,
        bottom: overflowY === 'visible' ? far : box.bottom,
      }),
      reach: {
        left: scrolls(overflowX) ? -far : overflowX === 'visible' ? reach.left : Math.max(reach.left, box.left),
        right: scrolls(overflowX) ? far : overflowX === 'visible' ? reach.right : Math.min(reach.right, box.right),
        top: scrolls(overflowY) ? -far : overflowY === 'visible' ? reach.top : Math.max(reach.top, box.top),
        bottom: scrolls(overflowY) ? far : overflowY === 'visible' ? reach.bottom : Math.min(reach.bottom, box.bottom),
      },
    };
  };

  const isShown = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    !element.closest('[inert], [aria-hidden="true"], .maplibregl-map canvas');
  /** Only for those who hear it. */
  const isHeardOnly = (element: Element) => {
    for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
      const { width, height } = at.getBoundingClientRect();
      const { overflow, clipPath } = styleOf(at);
      if ((width <= 1.5 && height <= 1.5 && overflow !== 'visible') || clipPath === 'inset(50%)') return true;
    }
    return false;
  };

  // The page itself never scrolls sideways.
  const root = document.documentElement;
  if (root.scrollWidth > root.clientWidth) faults.push(`the page is ${root.scrollWidth} wide in ${root.clientWidth}`);
  if (innerWidth > screen.width && screen.width > 0 && visualViewport && visualViewport.scale < 1)
    faults.push('the page is zoomed out');

  // Texts: each line of each text node.
  type Line = { element: Element; text: string; box: Box };
  const lines: Line[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    const text = node.textContent?.trim() ?? '';
    if (!element || text === '' || element.closest('script, style, noscript, template, option')) continue;
    if (!isShown(element) || isHeardOnly(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const rectangle of range.getClientRects()) {
      const box = boxOf(rectangle);
      if (box.bottom <= 0 || box.top >= innerHeight) continue;
      if (!isEmpty(box)) lines.push({ element, text: text.slice(0, 40), box });
    }
  }
  const isEllipsed = (element: Element) => {
    for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
      const { textOverflow, webkitLineClamp, overflowX } = styleOf(at);
      if (overflowX !== 'visible' && (textOverflow === 'ellipsis' || webkitLineClamp !== 'none')) return true;
    }
    return false;
  };
  const isDrawn = (element: Element) => element instanceof SVGElement;
  for (const { element, text, box } of lines) {
    if (isDrawn(element)) continue;
    const { reach, seen } = inside(element);
    const visible = meet(box, seen);
    // A carousel’s next picture, what a sheet hides: not there at all. What is cut is there in part.
    const cutX = box.left < reach.left - tolerance || box.right > reach.right + tolerance;
    const cutY = box.top < reach.top - tolerance || box.bottom > reach.bottom + tolerance;
    const height = box.bottom - box.top;
    const isPartly = !isEmpty(visible);
    if (
      isPartly &&
      (cutX ||
        (cutY &&
          box.bottom - reach.bottom < height &&
          height > 0 &&
          Math.max(box.bottom - reach.bottom, reach.top - box.top) > height * 0.2))
    ) {
      if (!isEllipsed(element)) faults.push(`“${text}” is cut${cutX ? '' : ' in its height'}`);
    } else if (
      !isPartly &&
      (box.left >= reach.right || box.right <= reach.left) &&
      !element.closest('.swiper, [class*="skip"]')
    ) {
      faults.push(`“${text}” is out of reach`);
    }
    // A text keeps within what is painted behind it.
    for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
      const style = styleOf(at);
      if (style.display === 'inline' || style.display === 'contents') continue;
      const isPainted =
        (style.backgroundColor !== 'rgba(0, 0, 0, 0)' && style.backgroundColor !== 'transparent') ||
        (style.borderTopWidth !== '0px' && style.borderTopStyle !== 'none' && style.borderLeftWidth !== '0px');
      if (style.overflowX !== 'visible') break;
      if (!isPainted) continue;
      const frame = at.getBoundingClientRect();
      if (
        frame.width > 0 &&
        isPartly &&
        (box.left < frame.left - tolerance ||
          box.right > frame.right + tolerance ||
          box.top < frame.top - height * 0.3 ||
          box.bottom > frame.bottom + height * 0.3)
      )
        faults.push(`“${text}” runs out of ${name(at)}`);
      break;
    }
  }

  // Texts that lie over each other, or under something opaque.
  const shown = lines
    .map((line) => ({ ...line, box: meet(line.box, inside(line.element).seen) }))
    .filter(({ box, element }) => !isEmpty(box) && (!isDrawn(element) || element.closest('a')));
  const isOpaque = (element: Element) => {
    if (['IMG', 'CANVAS', 'VIDEO', 'IFRAME'].includes(element.tagName)) return true;
    const { backgroundColor } = styleOf(element);
    const alpha = /rgba\([^)]*,\s*([\d.]+)\)/.exec(backgroundColor);
    return backgroundColor !== 'transparent' && (!alpha || Number(alpha[1]) > 0.5);
  };
  for (const { element, box, text } of shown) {
    if (isDrawn(element)) continue;
    const top = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
    if (!top || top.contains(element) || element.contains(top)) continue;
    let over: Element | null = top;
    while (over && !over.contains(element) && !isOpaque(over)) over = over.parentElement;
    if (over && !over.contains(element) && !stuck(over)) faults.push(`“${text}” is covered by ${name(over)}`);
  }
  /** What stays in place while the rest scrolls past covers it on purpose. */
  function stuck(element: Element): boolean {
    for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
      const { position } = styleOf(at);
      if (position === 'sticky') return true;
      if (position === 'fixed') return document.scrollingElement!.scrollHeight > innerHeight + 1;
    }
    return false;
  }
  for (const [index, one] of shown.entries()) {
    for (const other of shown.slice(index + 1)) {
      if (one.element === other.element || one.element.contains(other.element) || other.element.contains(one.element))
        continue;
      const both = meet(one.box, other.box);
      const low = Math.min(one.box.bottom - one.box.top, other.box.bottom - other.box.top);
      if (both.right - both.left > 3 && both.bottom - both.top > low * 0.4) {
        const top = document.elementFromPoint((both.left + both.right) / 2, (both.top + both.bottom) / 2);
        if (top && stuck(top)) continue;
        faults.push(`“${one.text}” and “${other.text}” lie over each other`);
      }
    }
  }

  // Controls: whole in the window or to be scrolled to, and none under another.
  const controls = [
    ...document.querySelectorAll('a[href], button, input, select, textarea, summary, [role="tab"]'),
  ].filter(
    (element) =>
      isShown(element) &&
      !isHeardOnly(element) &&
      !isDrawn(element) &&
      !element.closest('[data-map] li') &&
      styleOf(element).pointerEvents !== 'none',
  );
  for (const control of controls) {
    const whole = boxOf(control.getBoundingClientRect());
    if (isEmpty(whole) || Number(styleOf(control).opacity) === 0) continue;
    const { seen, reach } = roomOf(control);
    const box = meet(whole, seen);
    // What is just scrolled out of its list.
    if (isEmpty(box) || box.bottom - box.top < 4 || box.right - box.left < 4) continue;
    if (
      whole.left < reach.left - 4 ||
      whole.right > reach.right + 4 ||
      whole.top < reach.top - 4 ||
      whole.bottom > reach.bottom + 4
    ) {
      if (!control.closest('.swiper, .maplibregl-map')) faults.push(`${name(control)} is cut`);
    }
    const middle = [(box.left + box.right) / 2, (box.top + box.bottom) / 2] as const;
    const top = document.elementFromPoint(...middle);
    if (!top || control.contains(top) || top.contains(control)) continue;
    const label = top.closest('label');
    if (label?.contains(control)) continue;
    if (stuck(top)) continue;
    const over = top.closest('a[href], button, input, select, [role="tab"]') ?? top;
    // A link may cover a whole row; what stands above that link is found first.
    faults.push(`${name(control)} is under ${name(over)}`);
  }
  return [...new Set(faults)];
}
