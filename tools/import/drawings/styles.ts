import { styleProperties } from './svg-allow-list.ts';
import { everyElement, textOf, type SvgElement } from './svg-tree.ts';

type Declarations = [string, string][];

/** The rules of an SVG's own style sheets, for simple selectors: an element, a class or an id. */
export type Styles = (element: SvgElement) => Record<string, string>;

/**
 * Reads the style sheets of an SVG as Illustrator writes them. The answer gives an element's styles, its `style`
 * attribute last.
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

function readRules(css: string, rules: Map<string, Declarations>): void {
  const plain = css.replace(/\/\*[\s\S]*?\*\//g, '').replace(/@[^{};]*;/g, '');
  for (const match of plain.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    for (const selector of match[1]!.split(',').map((part) => part.trim())) {
      if (/^[.#]?[\w-]+$/.test(selector))
        rules.set(selector, [...(rules.get(selector) ?? []), ...readDeclarations(match[2]!)]);
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
