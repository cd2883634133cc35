import type { BrowserTab } from './browser-tab.ts';
import type { Device } from './open-browser.ts';

/** A mouse or a finger, whose events are sent as if they came from the operating system. */
export class Pointer {
  readonly #tab: BrowserTab;
  readonly #touch: boolean;

  constructor(tab: BrowserTab, device: Device) {
    this.#tab = tab;
    this.#touch = device.touch;
  }

  async press(x: number, y: number): Promise<void> {
    if (this.#touch) await this.#tab.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
    else
      await this.#tab.send('Input.dispatchMouseEvent', {
        type: 'mousePressed',
        x,
        y,
        button: 'left',
        buttons: 1,
        clickCount: 1,
      });
  }

  async move(x: number, y: number): Promise<void> {
    if (this.#touch) await this.#tab.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x, y }] });
    else await this.#tab.send('Input.dispatchMouseEvent', { type: 'mouseMoved', x, y, button: 'left', buttons: 1 });
  }

  async release(x: number, y: number): Promise<void> {
    if (this.#touch) await this.#tab.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    else
      await this.#tab.send('Input.dispatchMouseEvent', {
        type: 'mouseReleased',
        x,
        y,
        button: 'left',
        buttons: 0,
        clickCount: 1,
      });
  }
}
