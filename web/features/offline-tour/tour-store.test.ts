import { expect, test } from 'vitest';
import { isControlled } from './tour-store.ts';

/**
 * A browser in which a service worker is being installed; `controls` is whether it claims the page when it is active.
 */
function browser({ controls }: { controls: boolean }) {
  const worker = Object.assign(new EventTarget(), { state: 'installing' as ServiceWorkerState });
  const container = { controller: null as unknown, getRegistration: async () => ({ installing: worker }) };
  const enter = (state: ServiceWorkerState) => {
    worker.state = state;
    if (state === 'activated' && controls) container.controller = worker;
    worker.dispatchEvent(new Event('statechange'));
  };
  return { container: container as unknown as ServiceWorkerContainer, enter };
}

test('a page is controlled only once the worker that is being installed is active', async () => {
  const { container, enter } = browser({ controls: true });
  let answer: boolean | undefined;
  const asked = isControlled(container).then((is) => (answer = is));
  for (const state of ['installed', 'activating'] as const) {
    await new Promise(setImmediate);
    enter(state);
    expect(answer).toBe(undefined);
  }
  await new Promise(setImmediate);
  enter('activated');
  expect(await asked).toBe(true);
});

test('a worker that could not be installed controls nothing', async () => {
  const { container, enter } = browser({ controls: true });
  const asked = isControlled(container);
  await new Promise(setImmediate);
  enter('redundant');
  expect(await asked).toBe(false);
});

test('a page after a forced reload is not controlled', async () => {
  const { container, enter } = browser({ controls: false });
  enter('activated');
  expect(await isControlled(container)).toBe(false);
});
