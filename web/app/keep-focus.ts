/** Where an element was: itself, and what it was in, from the inside out, each with its place among its siblings. */
type Trail = { element: Element; place: number }[];

const focusable =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), summary, [tabindex="0"]';

/**
 * Keeps the focus of the keyboard near where it was when the focused element goes away or is disabled, as long as the
 * page is open: it moves to what has taken its place or is beside it, in the end to the start of the page, instead of
 * being lost. What was removed by a pointer moves nothing, because a field that is focused would open the keyboard of a
 * touch screen.
 */
function keepFocus(): void {
  let trail = document.activeElement ? trailOf(document.activeElement) : [];
  let byKeyboard = true;
  let frame = 0;
  const restore = () => {
    frame = 0;
    if (isLost(trail)) landing(trail)?.focus();
  };
  const observer = new MutationObserver(() => {
    // Later in the frame: a page or a dialog may move the focus itself.
    if (byKeyboard && frame === 0 && isLost(trail)) frame = requestAnimationFrame(restore);
  });
  observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['disabled', 'hidden'] });
  addEventListener('focusin', ({ target }) => {
    if (target instanceof Element) trail = trailOf(target);
  });
  addEventListener('pointerdown', () => (byKeyboard = false), true);
  addEventListener('keydown', () => (byKeyboard = true), true);
  // A screen reader clicks without a pointer.
  addEventListener('click', (event) => (byKeyboard ||= event instanceof MouseEvent && event.detail === 0), true);
}

function trailOf(focused: Element): Trail {
  const trail: Trail = [];
  for (let element: Element | null = focused; element?.parentElement; element = element.parentElement)
    trail.push({ element, place: [...element.parentElement.children].indexOf(element) });
  return trail;
}

/** Whether what had the focus has gone and nothing else has got it. */
function isLost([focused]: Trail): boolean {
  const { activeElement, body } = document;
  if (!focused || (activeElement !== null && activeElement !== body && !activeElement.matches(':disabled')))
    return false;
  return !focused.element.isConnected || focused.element.matches(':disabled, [hidden] *');
}

/** What is nearest to where a lost element was: in the innermost of what is left around it. */
function landing(trail: Trail): HTMLElement | null {
  const main = document.getElementById('main');
  for (const [index, { place }] of trail.entries()) {
    const around = trail[index + 1]?.element;
    if (!around || around.contains(main)) break;
    if (!around.isConnected || around.matches('[hidden], [hidden] *')) continue;
    const found = nearest([...around.children], place);
    if (found) return found;
  }
  return main;
}

/** The first focusable element in the sibling at a place, or else in those nearest to it. */
function nearest(siblings: Element[], place: number): HTMLElement | undefined {
  const byDistance = siblings
    .map((sibling, at) => ({ sibling, distance: Math.abs(at - Math.min(place, siblings.length - 1)) }))
    .toSorted((one, other) => one.distance - other.distance);
  for (const { sibling } of byDistance) {
    const candidates = [sibling, ...sibling.querySelectorAll(focusable)];
    const found = candidates.find((element) => element.matches(focusable) && element.checkVisibility());
    if (found instanceof HTMLElement) return found;
  }
  return undefined;
}

keepFocus();
