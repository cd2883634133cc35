import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';

const port = 4455;
const base = `http://127.0.0.1:${port}`;
/** WebKitGTK's own browser, of Debian's package `libwebkit2gtk-4.1-0`. */
const binary = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser';

/** A window of WebKit. Scripts are the bodies of functions without parameters. */
export type WebKitWindow = {
  open(address: string): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  run<T>(script: string): Promise<T>;
  /** Waits until a script returns true. Throws after 30 s, with the script. */
  until(script: string): Promise<void>;
  /** What is seen, as PNG. */
  screenshot(): Promise<Buffer>;
  close(): Promise<void>;
};

/**
 * Opens WebKitGTK, the nearest that Linux has to Safari, on a virtual screen. Throws if Debian's packages
 * `webkit2gtk-driver` and `xvfb` are not installed.
 */
export async function openWebKit(): Promise<WebKitWindow> {
  const driver = spawn('xvfb-run', ['-a', '-s', '-screen 0 1920x1200x24', 'WebKitWebDriver', `--port=${port}`], {
    detached: true,
    stdio: 'ignore',
  });
  const stop = () => driver.pid !== undefined && process.kill(-driver.pid);
  const { sessionId } = await Promise.race([
    once(driver, 'error').then(([error]) => Promise.reject(error as Error)),
    untilAnswered(() => call('GET', '/status')).then(beginSession),
  ]).catch((error: unknown) => {
    stop();
    throw new Error('WebKit cannot be started: install webkit2gtk-driver and xvfb', { cause: error });
  });
  const session = `/session/${sessionId}`;
  const run = <T>(script: string) => call<T>('POST', `${session}/execute/sync`, { script, args: [] });
  return {
    run,
    open: (url) => call('POST', `${session}/url`, { url }),
    resize: (width, height) => call('POST', `${session}/window/rect`, { width, height }),
    async until(script) {
      const end = performance.now() + 30_000;
      while (!(await run<boolean>(script))) {
        if (performance.now() > end) throw new Error(`did not happen within 30 s: ${script}`);
        await wait(100);
      }
    },
    screenshot: async () => Buffer.from(await call<string>('GET', `${session}/screenshot`), 'base64'),
    async close() {
      await call('DELETE', session);
      stop();
    },
  };
}

function beginSession(): Promise<{ sessionId: string }> {
  return call('POST', '/session', {
    capabilities: {
      alwaysMatch: {
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': { binary, args: ['--automation'] },
      },
    },
  });
}

/** Makes a call of WebDriver. Throws its error. */
async function call<T = void>(method: string, path: string, body?: object): Promise<T> {
  const answer = await fetch(base + path, { method, ...(body && { body: JSON.stringify(body) }) });
  const { value } = (await answer.json()) as { value: T & { message?: string } };
  if (!answer.ok) throw new Error(`${method} ${path}: ${value.message}`);
  return value;
}

async function untilAnswered(ask: () => Promise<unknown>): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    if (
      await ask().then(
        () => true,
        () => false,
      )
    )
      return;
    await wait(100);
  }
  throw new Error('the driver does not answer');
}
