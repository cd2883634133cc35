/** Whether a short message is shown and covers no element that matches a selector. Runs in the page. */
export function isMessageClear(selector: string): boolean {
  const message = document.querySelector('output > span')?.getBoundingClientRect();
  if (!message) return false;
  return [...document.querySelectorAll(selector)]
    .map((element) => element.getBoundingClientRect())
    .every(({ left, right, top, bottom, width }) => {
      const isBeside = left >= message.right || right <= message.left;
      return width === 0 || isBeside || message.bottom <= top || message.top >= bottom;
    });
}
