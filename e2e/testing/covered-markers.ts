/** The letters of visible markers that the menu covers in part, or a panel to the middle. Runs in the page. */
export function coveredMarkers(): string[] {
  const menu = document.querySelector('nav')!.getBoundingClientRect();
  return [...document.querySelectorAll('a[data-building]')]
    .filter((link) => link.checkVisibility({ visibilityProperty: true }))
    .filter((link) => {
      const { left, right, top, bottom } = link.getBoundingClientRect();
      const isBesideMenu = right <= menu.left || left >= menu.right || bottom <= menu.top || top >= menu.bottom;
      const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      return !isBesideMenu || !over?.closest('[data-rotator]');
    })
    .map((link) => link.getAttribute('aria-label') ?? '');
}
