import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { demoPassword } from '#tools/demo/demo-accounts.ts';
import { openWebKit, type WebKitWindow } from './open-webkit.ts';

/**
 * `npm run bench:webkit -- http://127.0.0.1:4000`: opens the screens of a running demo in WebKit, on a desktop and in
 * the width of a phone, as a sales rep. Fails if a page has no heading or throws an error, if the home view is blank,
 * or if the menu of the account is not within the window. Needs Debian's packages `webkit2gtk-driver` and `xvfb`.
 */
const { positionals } = parseArgs({ allowPositionals: true });
const [address = 'http://127.0.0.1:4000'] = positionals;

const paths = [
  '/building/1',
  '/building/1/floor/5',
  '/property-view/71',
  '/list-view',
  '/gallery/exterior',
  '/location/all/0',
  '/facility',
  '/brochure',
  '/favorites',
  '/dashboard/leads',
  '/dashboard/units',
  '/dashboard/figures',
  '/dashboard/account',
];
const sizes = [
  [1366, 840],
  [500, 900],
] as const;

/** That sizes are observed again in the next frame is told as an error, but is none. */
const recordErrors = `
  window.thrown = [];
  addEventListener('error', ({ message }) => message.startsWith('ResizeObserver loop') || thrown.push(message));
  addEventListener('unhandledrejection', ({ reason }) => thrown.push(String(reason)));
`;
const isReady = `return document.querySelector('h1, h2') !== null && document.querySelector('[aria-busy=true]') === null`;

const failures: string[] = [];
const window = await openWebKit();
try {
  await logIn(window);
  for (const [width, height] of sizes) {
    await window.resize(width, height);
    await check(`the home view at ${width} px`, () => checkHome(window));
    for (const path of paths) await check(`${path} at ${width} px`, () => checkPage(window, path));
  }
  await window.resize(...sizes[0]);
  await check('the menu of the account', () => checkMenu(window));
} finally {
  await window.close();
}
process.stdout.write(failures.length === 0 ? 'Nothing failed.\n' : `${failures.join('\n')}\n`);
process.exitCode = failures.length === 0 ? 0 : 1;

async function check(name: string, run: () => Promise<void>): Promise<void> {
  try {
    await run();
    process.stdout.write(`${name}: fine\n`);
  } catch (error) {
    failures.push(`${name}: ${String(error)}`);
  }
}

async function logIn({ open, run, until }: WebKitWindow): Promise<void> {
  await open(`${address}/salesLogin`);
  const body = new URLSearchParams({ email: 'rep@asteria.example', password: demoPassword, project_id: '1' });
  await run(`fetch('/api/users/login', { method: 'POST', body: new URLSearchParams('${body}') })
    .then(({ status }) => { window.loggedIn = status; })`);
  await until('return window.loggedIn === 200');
}

async function checkPage({ open, run, until }: WebKitWindow, path: string): Promise<void> {
  await open(address + path);
  await run(recordErrors);
  await until(isReady);
  const thrown = await run<string[]>('return thrown');
  if (thrown.length > 0) throw new Error(thrown.join('; '));
}

/** The middle of the picture has more than one colour once all frames are loaded, before anybody has turned it. */
async function checkHome(window: WebKitWindow): Promise<void> {
  await checkPage(window, '/');
  await window.until(`return document.querySelector('[data-rotator] > canvas') && !document.querySelector('progress')`);
  const picture = sharp(await window.screenshot());
  const { width, height } = await picture.metadata();
  const middle = { left: Math.round(width * 0.4), top: Math.round(height * 0.25), width: 200, height: 100 };
  const { channels } = await picture.extract(middle).stats();
  if (channels.every(({ stdev }) => stdev < 1)) throw new Error('blank');
}

async function checkMenu({ open, run, until }: WebKitWindow): Promise<void> {
  await open(`${address}/building/1`);
  await until(`return document.querySelector('[popovertarget]') !== null`);
  await run(`[...document.querySelectorAll('[popovertarget]')].at(-1).click()`);
  await until(`return document.querySelector(':popover-open button') !== null`);
  const { top, height } = await run<{ top: number; height: number }>(
    `return document.querySelector(':popover-open').getBoundingClientRect().toJSON()`,
  );
  if (top < 0 || height > 400) throw new Error(`from ${top} px, ${height} px high`);
}
