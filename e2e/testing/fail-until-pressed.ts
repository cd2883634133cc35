import type { Page, Route } from 'playwright-core';

type Failure = {
  /** The text of the button. */
  button?: string;
  /** What is answered; by default, the connection breaks. */
  answer?: Parameters<Route['fulfill']>[0];
};

/**
 * Makes requests to `url` fail until a button is pressed. Pages also retry by themselves, so the button would be gone
 * if the server answered before it is pressed.
 */
export async function failUntilPressed(page: Page, url: string | RegExp, failure: Failure = {}): Promise<void> {
  const isPressed = await watchPresses(page, failure.button ?? 'Try again');
  await page.route(url, async (route) => {
    if (await isPressed()) await route.fallback();
    else if (failure.answer) await route.fulfill(failure.answer);
    else await route.abort();
  });
}

/** Returns a function that tells whether a button with this text has been pressed since, whatever page was open. */
export async function watchPresses(page: Page, button: string): Promise<() => Promise<boolean>> {
  const pressed = await pressedOn(page);
  const before = pressed.length;
  return async () => {
    // Presses are reported in order: that before a request has arrived when the page answers.
    await page.evaluate(() => null).catch(() => null);
    return pressed.slice(before).some((text) => text.includes(button));
  };
}

const recorded = new WeakMap<Page, string[]>();

/** The texts of all buttons that have been pressed on a page since this was first called. */
async function pressedOn(page: Page): Promise<readonly string[]> {
  const before = recorded.get(page);
  if (before) return before;
  const pressed: string[] = [];
  recorded.set(page, pressed);
  await page.exposeFunction('recordPress', (text: string) => void pressed.push(text));
  await page.addInitScript(recordPresses);
  await page.evaluate(recordPresses);
  return pressed;
}

/** Runs in the page. */
function recordPresses(): void {
  const { recordPress } = globalThis as unknown as { recordPress: (text: string) => void };
  const onClick = ({ target }: MouseEvent) =>
    recordPress((target instanceof Element && target.closest('button')?.textContent) || '');
  document.addEventListener('click', onClick, true);
}
