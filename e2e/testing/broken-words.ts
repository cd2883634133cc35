import type { Page } from 'playwright-core';

/**
 * The words of a page that are broken between two letters, without a hyphen, each with the text it stands in. Email
 * addresses may be.
 */
export function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    // Texts for screen readers alone are in a box of a pixel.
    const minWidth = 2;
    const isBroken = (range: Range) => {
      const tops = [...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => Math.round(top));
      return new Set(tops).size > 1;
    };
    const broken: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent ?? '';
      const element = node.parentElement;
      if (!element?.checkVisibility({ visibilityProperty: true }) || text.includes('@')) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      if (element.getBoundingClientRect().width < minWidth || !isBroken(range)) continue;
      for (const { 0: word, index } of text.matchAll(/[\p{L}\p{N}]{3,}/gu)) {
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        if (isBroken(range)) broken.push(`“${word}” in “${text.trim().slice(0, 40)}” is broken`);
      }
    }
    return broken;
  });
}
