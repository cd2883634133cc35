import { shapeElements } from '../outlines/shape-path.ts';
import { rulesOf } from './styles.ts';
import { textOf, type SvgElement } from './svg-tree.ts';

/** The properties with which a style moves an element, whatever it is. */
const moving = ['transform', 'translate', 'rotate', 'scale', 'zoom', 'offset-path'];
/** Those with which it changes a shape. */
const shaping = ['x', 'y', 'cx', 'cy', 'r', 'rx', 'ry', 'd', 'width', 'height'];

/** A declaration of a style that moves or resizes shapes. `isInSheet` tells those of a style sheet. */
type StyledGeometry = { property: string; value: string; isInSheet: boolean };

/**
 * The declarations that move or resize shapes, in the `style` attribute of an element or, if it is a style sheet, in
 * its rules. Sizes of the whole drawing (`svg`) do not count, because it is fitted to the screen anyway.
 */
export function stylesOfGeometry(element: SvgElement): StyledGeometry[] {
  if (element.name === 'style')
    return rulesOf(textOf(element)).flatMap(([selectors, css]) =>
      declared(css, selectors.some(canBeOfShape)).map((one) => ({ ...one, isInSheet: true })),
    );
  const { style } = element.attributes;
  if (style === undefined) return [];
  return declared(style, shapeElements.has(element.name)).map((one) => ({ ...one, isInSheet: false }));
}

/** Whether a selector is, or may be, of shapes: `.frame` may, `svg` and those of HTML are not. */
function canBeOfShape(selector: string): boolean {
  const [last = ''] = selector.split(/[\s>+~]+/).slice(-1);
  const [, name = ''] = /^([a-z][\w-]*)?/i.exec(last) ?? [];
  return name === '' ? /^[.#*]/.test(last) : shapeElements.has(name);
}

function declared(css: string, isOfShape: boolean): Omit<StyledGeometry, 'isInSheet'>[] {
  return css.split(';').flatMap((declaration) => {
    const colon = declaration.indexOf(':');
    const property = declaration.slice(0, Math.max(colon, 0)).trim().toLowerCase();
    const value = declaration.slice(colon + 1).trim();
    const hasEffect = value !== '' && !/^(?:none|auto|initial|unset|normal)$/i.test(value);
    const moves = moving.includes(property) || (isOfShape && shaping.includes(property));
    return moves && hasEffect ? [{ property, value }] : [];
  });
}
