/** Lets the browser draw and answer before what comes next: work in one piece holds a slow phone up. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
