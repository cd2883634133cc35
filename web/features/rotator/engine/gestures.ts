/** What a hand on the picture asks for. `dx` is CSS pixels since the last call, `now` the event's own time in ms. */
export type TurnHandlers = {
  grab(now: number): void;
  drag(dx: number, now: number): void;
  release(now: number, mayCoast: boolean): void;
};

const slop = 4;

/**
 * Turns by mouse, pen or one finger on `host`. Vertical swipes and pinches stay the browser's; the wheel is left alone.
 * A press that moves less than four pixels stays a click on whatever lies under it; a longer one swallows the click.
 */
export function bindGestures(host: HTMLElement, handlers: TurnHandlers): () => void {
  const end = new AbortController();
  const { signal } = end;
  let pointer: number | undefined;
  let lastX = 0;
  let startX = 0;
  let turned = false;

  const release = (event: PointerEvent, mayCoast: boolean): void => {
    if (event.pointerId !== pointer) return;
    pointer = undefined;
    delete host.dataset['turning'];
    handlers.release(event.timeStamp, mayCoast && turned);
  };

  host.addEventListener('pointerdown', (event) => {
    turned = false;
    if (event.button !== 0 || pointer !== undefined || !event.isPrimary) return;
    pointer = event.pointerId;
    startX = lastX = event.clientX;
    handlers.grab(event.timeStamp);
  }, { signal });

  window.addEventListener('pointermove', (event) => {
    if (event.pointerId !== pointer) return;
    if (!turned && Math.abs(event.clientX - startX) < slop) return;
    if (!turned) {
      turned = true;
      host.dataset['turning'] = '';
    }
    handlers.drag(event.clientX - lastX, event.timeStamp);
    lastX = event.clientX;
  }, { signal });

  window.addEventListener('pointerup', (event) => release(event, true), { signal });
  window.addEventListener('pointercancel', (event) => release(event, false), { signal });
  window.addEventListener('blur', () => {
    if (pointer === undefined) return;
    pointer = undefined;
    delete host.dataset['turning'];
    handlers.release(performance.now(), false);
  }, { signal });
  host.addEventListener('dragstart', (event) => event.preventDefault(), { signal });
  host.addEventListener('click', (event) => {
    if (!turned) return;
    event.preventDefault();
    event.stopPropagation();
  }, { signal, capture: true });

  return () => end.abort();
}
