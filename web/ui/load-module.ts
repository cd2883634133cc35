import { serverResponds } from './server-responds.ts';

/**
 * Loads a module of the app. Many browsers cache a failed module load for the life of the page: if a retry (`isRetry`)
 * fails too and the server responds, the page is reloaded and this never settles. Otherwise it rejects, because the
 * current screen is better than the browser’s error page.
 */
export async function loadModule<T>(load: () => Promise<T>, isRetry: boolean): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (!isRetry || !(await serverResponds())) throw error;
    location.reload();
    return new Promise(() => undefined);
  }
}
