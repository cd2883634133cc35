import type { StreamWorld } from './run-stream.ts';

/** The browser that this page is open in. */
export const browserWorld: StreamWorld = {
  now: Date.now,
  random: Math.random,
  openSource: () => new EventSource('/api/events'),
  after(milliseconds, act) {
    const timer = setTimeout(act, milliseconds);
    return () => clearTimeout(timer);
  },
  every(milliseconds, act) {
    const timer = setInterval(act, milliseconds);
    return () => clearInterval(timer);
  },
  watchPage(onOffline, onReturn) {
    const leaving = new AbortController();
    const onLook = () => document.visibilityState === 'visible' && onReturn();
    addEventListener('offline', onOffline, leaving);
    addEventListener('online', onLook, leaving);
    document.addEventListener('visibilitychange', onLook, leaving);
    return () => leaving.abort();
  },
};
