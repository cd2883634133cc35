import { styleProperties } from './svg-allow-list.ts';
import { everyElement, textOf, type SvgElement } from './svg-tree.ts';

type Declarations = [string, string][];

/** Returns the style properties of an element, from style sheets and its `style` attribute. */
export type Styles = (element: SvgElement) => Record<string, string>;

/**
 * Reads the style sheets of an SVG as Illustrator writes them: only selectors of one element, class or id. The `style`
 * attribute overrides them.
 */
export function readStyles(root: SvgElement): Styles {
  const rules = new Map<string, Declarations>();
  for (const element of everyElement(root)) if (element.name === 'style') readRules(textOf(element), rules);
  return (element) => {
    const classes = (element.attributes.class ?? '').split(/\s+/).filter((name) => name !== '');
    const selectors = [element.name, ...classes.map((name) => `.${name}`), `#${element.attributes.id}`];
    const declared = selectors.flatMap((selector) => rules.get(selector) ?? []);
    return Object.fromEntries([...declared, ...readDeclarations(element.attributes.style ?? '')]);
  };
}

/** The selectors of an SVG's style sheets that are not of one element, class or id, so that they have no effect. */
export function ignoredSelectors(sheet: SvgElement): string[] {
  return rulesOf(textOf(sheet)).flatMap(([selectors, declarations]) =>
    readDeclarations(declarations).length === 0
      ? []
      : selectors.filter((selector) => !simpleSelector.test(selector) && !/:(?:hover|focus|active)/.test(selector)),
  );
}

const simpleSelector = /^[.#]?[\p{L}\p{M}\p{N}_-]+$/u;

/** A style sheet without its comments; one that is not closed ends with the sheet. */
export function withoutComments(css: string): string {
  return css.replace(/\/\*[\s\S]*?(?:\*\/|$)/g, '');
}

/** The rules of a style sheet: their selectors, and their declarations as written. */
export function rulesOf(css: string): [string[], string][] {
  const plain = withoutComments(css).replace(/@[^{};]*(;?)/g, (statement, end) => (end ? '' : statement));
  return [...plain.matchAll(/(?<![^{}])([^{}]+)\{([^{}]*)\}/g)].map(([, selectors = '', declarations = '']) => [
    selectors.split(',').map((part) => part.trim()),
    declarations,
  ]);
}

function readRules(css: string, rules: Map<string, Declarations>): void {
  for (const [selectors, declarations] of rulesOf(css)) {
    for (const selector of selectors) {
      if (simpleSelector.test(selector))
        rules.set(selector, [...(rules.get(selector) ?? []), ...readDeclarations(declarations)]);
    }
  }
}

function readDeclarations(css: string): Declarations {
  return css.split(';').flatMap((declaration): Declarations => {
    const colon = declaration.indexOf(':');
    const property = declaration.slice(0, colon).trim().toLowerCase();
    const value = declaration
      .slice(colon + 1)
      .replace(/!important/i, '')
      .trim();
    return colon > 0 && styleProperties.has(property) ? [[property, value]] : [];
  });
}
