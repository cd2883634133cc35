/** Yields to the browser, so that one long task does not block painting and input on slow phones. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
