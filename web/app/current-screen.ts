let loading: Promise<unknown> = Promise.resolve();

/** Remembers a screen that is being loaded, and returns it. */
export function trackScreen<T>(screen: Promise<T>): Promise<T> {
  loading = screen;
  return screen;
}

/** Settles when the most recently requested screen is loaded; rejects if that failed. */
export function screenReady(): Promise<unknown> {
  return loading;
}
