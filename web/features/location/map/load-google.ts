import type { GoogleMaps } from './google-types.ts';

/**
 * How often the script is asked for again after it did not come (specification, section 7), and the wait before each in
 * milliseconds.
 */
export const retryWaits = [500, 1000, 2000] as const;

type Load = () => Promise<void>;

/** Tries once, and again after each wait. Rejects with the last failure. */
export async function withRetries(load: Load, waits: readonly number[] = retryWaits): Promise<void> {
  for (const wait of waits) {
    try {
      return await load();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  }
  return load();
}

let loading: Promise<GoogleMaps> | undefined;

/** Fetches Google's script once, with three retries. */
export function loadGoogle(key: string, language: string): Promise<GoogleMaps> {
  loading ??= withRetries(() => addScript(key, language)).then(
    () => (globalThis as unknown as { google: { maps: GoogleMaps } }).google.maps,
  );
  loading.catch(() => (loading = undefined));
  return loading;
}

const callback = 'loggiaMapsReady';

function addScript(key: string, language: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = `https://maps.googleapis.com/maps/api/js?${new URLSearchParams({ key, language, v: 'weekly', loading: 'async', callback })}`;
    script.async = true;
    Object.assign(globalThis, { [callback]: () => resolve() });
    script.addEventListener('error', () => {
      script.remove();
      reject(new Error('The script of the map service did not come'));
    });
    document.head.append(script);
  });
}
