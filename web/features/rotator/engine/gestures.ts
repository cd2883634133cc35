/** What a hand on the picture asks for. `dx` is CSS pixels since the last call, `now` the event's own time in ms. */
export type TurnHandlers = {
  grab(now: number): void;
  drag(dx: number, now: number): void;
  release(now: number, mayCoast: boolean): void;
};

const slop = 4;

/**
 * Turns by mouse, pen or one finger on the element that `host` names at the time, so that a hand may stay on while the
 * picture moves to another place of the page. Vertical swipes and pinches stay the browser's; the wheel is left alone.
 * A
 * press that moves less than four pixels stays a click on whatever lies under it; a longer one swallows the click.
 */
export function bindGestures(host: () => HTMLElement, handlers: TurnHandlers): () => void {
  const end = new AbortController();
  const options = { signal: end.signal };
  let pointer: number | undefined;
  let lastX = 0;
  let startX = 0;
  let turned = false;

  const isOurs = (event: Event): boolean => event.target instanceof Node && host().contains(event.target);
  const letGo = (now: number, mayCoast: boolean): void => {
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
      if (!turned && Math.abs(event.clientX - startX) < slop) return;
      if (!turned) {
        turned = true;
        host().dataset['turning'] = '';
      }
      handlers.drag(event.clientX - lastX, event.timeStamp);
      lastX = event.clientX;
    },
    options,
  );

  window.addEventListener('pointerup', (event) => event.pointerId === pointer && letGo(event.timeStamp, true), options);
  window.addEventListener(
    'pointercancel',
    (event) => event.pointerId === pointer && letGo(event.timeStamp, false),
    options,
  );
  window.addEventListener('blur', () => pointer !== undefined && letGo(performance.now(), false), options);
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
