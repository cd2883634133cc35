/** `dx` is the distance in CSS pixels since the last call, `now` the event's timestamp in ms. */
type TurnHandlers = {
  grab(now: number): void;
  drag(dx: number, now: number): void;
  release(now: number, mayCoast: boolean): void;
};

/** CSS pixels. */
const clickTolerance = 4;

/**
 * Turns by mouse, pen or one finger. `host` returns the current element, so that a drag continues while the picture
 * moves to another element. Vertical swipes, pinches and the wheel are left to the browser. A press that moves less
 * than four pixels is a click on the element under it; longer ones suppress the click. Returns a function that removes
 * the listeners.
 */
export function bindGestures(host: () => HTMLElement, handlers: TurnHandlers): () => void {
  const end = new AbortController();
  const options = { signal: end.signal };
  let pointer: number | undefined;
  let lastX = 0;
  let startX = 0;
  let turned = false;

  const isOurs = (event: Event): boolean => event.target instanceof Node && host().contains(event.target);
  const release = (now: number, mayCoast: boolean): void => {
    pointer = undefined;
    delete host().dataset['turning'];
    handlers.release(now, mayCoast && turned);
  };

  document.addEventListener(
    'pointerdown',
    (event) => {
      if (pointer !== undefined || !event.isPrimary || event.button !== 0 || !isOurs(event)) return;
      turned = false;
      pointer = event.pointerId;
      startX = lastX = event.clientX;
      handlers.grab(event.timeStamp);
    },
    options,
  );

  window.addEventListener(
    'pointermove',
    (event) => {
      if (event.pointerId !== pointer) return;
      if (!turned && Math.abs(event.clientX - startX) < clickTolerance) return;
      if (!turned) {
        turned = true;
        host().dataset['turning'] = '';
      }
      handlers.drag(event.clientX - lastX, event.timeStamp);
      lastX = event.clientX;
    },
    options,
  );

  window.addEventListener(
    'pointerup',
    (event) => event.pointerId === pointer && release(event.timeStamp, true),
    options,
  );
  window.addEventListener(
    'pointercancel',
    (event) => event.pointerId === pointer && release(event.timeStamp, false),
    options,
  );
  window.addEventListener('blur', () => pointer !== undefined && release(performance.now(), false), options);
  document.addEventListener('dragstart', (event) => isOurs(event) && event.preventDefault(), options);
  document.addEventListener(
    'click',
    (event) => {
      if (!turned || !isOurs(event)) return;
      turned = false;
      event.preventDefault();
      event.stopPropagation();
    },
    { ...options, capture: true },
  );

  return () => end.abort();
}
