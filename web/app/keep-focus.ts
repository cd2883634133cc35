/** An element and its ancestors, innermost first, each with its index among its siblings. */
type Trail = { element: Element; place: number }[];

const focusable =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), summary, [tabindex="0"]';

/**
 * Keeps the keyboard focus near its place when the focused element is removed or disabled: it moves to the element that
 * took its place, otherwise to one beside it, otherwise to `main`. Back moves it to the link with which
 * the page was left. After a pointer it does nothing, because focusing a field would open the keyboard of a touch
 * screen. Runs once, for as long as the page is open.
 */
function keepFocus(): void {
  let trail = document.activeElement ? trailOf(document.activeElement) : [];
  let byKeyboard = true;
  let frame = 0;
  const restore = () => {
    frame = 0;
    const link = leftLink();
    if (link && (isLost(trail) || document.activeElement?.matches('body, [tabindex="-1"]')))
      link.focus({ preventScroll: true });
    else if (isLost(trail)) landing(trail)?.focus();
  };
  const restoreSoon = () => {
    // In the next frame, because a page or a dialog may move the focus itself.
    if (byKeyboard && frame === 0 && (isLost(trail) || leftLink())) frame = requestAnimationFrame(restore);
  };
  const observer = new MutationObserver(restoreSoon);
  observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['disabled', 'hidden'] });
  addEventListener('focusin', ({ target }) => {
    if (!(target instanceof Element)) return;
    trail = trailOf(target);
    if (!byKeyboard) return;
    // A page or a panel takes the focus when it appears, which may be after the link in it got the focus.
    if (target.matches('[tabindex="-1"]')) leftLink()?.focus({ preventScroll: true });
    else reveal(trail);
  });
  addEventListener('pointerdown', () => (byKeyboard = false), true);
  addEventListener('keydown', () => (byKeyboard = true), true);
  followBack(restoreSoon);
  // Screen readers click without a pointer.
  addEventListener('click', (event) => (byKeyboard ||= event instanceof MouseEvent && event.detail === 0), true);
}

function trailOf(focused: Element): Trail {
  const trail: Trail = [];
  for (let element: Element | null = focused; element?.parentElement; element = element.parentElement)
    trail.push({ element, place: [...element.parentElement.children].indexOf(element) });
  return trail;
}

/** Whether the focused element was removed or disabled, and no other element has the focus. */
function isLost([focused]: Trail): boolean {
  const { activeElement, body } = document;
  if (!focused || (activeElement !== null && activeElement !== body && !activeElement.matches(':disabled')))
    return false;
  return !focused.element.isConnected || focused.element.matches(':disabled, [hidden] *');
}

/** The focusable element nearest to the place of a lost one, within its innermost remaining ancestor. */
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

/** The first focusable element in the sibling at an index, otherwise in the siblings nearest to it. */
function nearest(siblings: Element[], place: number): HTMLElement | undefined {
  const byDistance = siblings
    .map((sibling, index) => ({ sibling, distance: Math.abs(index - Math.min(place, siblings.length - 1)) }))
    .toSorted((one, other) => one.distance - other.distance);
  for (const { sibling } of byDistance) {
    const candidates = [sibling, ...sibling.querySelectorAll(focusable)];
    const found = candidates.find((element) => element.matches(focusable) && element.checkVisibility());
    if (found instanceof HTMLElement) return found;
  }
  return undefined;
}

/** Scrolls the focused element of a row into view sideways: Chromium is content with 32 px of it, or less. */
function reveal([focused, ...around]: Trail): void {
  const isRow = ({ element }: Trail[number]) =>
    element.scrollWidth > element.clientWidth && /auto|scroll/.test(getComputedStyle(element).overflowX);
  if (around.some(isRow)) focused?.element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/** The addresses of the links that were followed with the keyboard, by the key of their history entry. */
const followed = new Map<string | undefined, string>();

/** The address of the link with which the page that the browser has just gone back or forward to was left. */
let returnedTo: string | undefined;

const entryKey = () => (history.state as { key?: string } | null)?.key;

/** Calls `onReturn` when the browser has gone back or forward, which may be after the page is shown. */
function followBack(onReturn: () => void): void {
  const onClick = ({ target, detail }: MouseEvent) => {
    const address = target instanceof Element ? target.closest('main a')?.getAttribute('href') : undefined;
    if (address && detail === 0) followed.set(entryKey(), address);
  };
  addEventListener('click', onClick, true);
  addEventListener('popstate', () => {
    returnedTo = followed.get(entryKey());
    onReturn();
  });
  addEventListener('keydown', () => (returnedTo = undefined), true);
}

function leftLink(): HTMLElement | SVGElement | null {
  return returnedTo === undefined ? null : document.querySelector(`main a[href="${CSS.escape(returnedTo)}"]`);
}

keepFocus();
