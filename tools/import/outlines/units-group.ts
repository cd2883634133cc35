import { everyElement, type SvgElement } from '../drawings/svg-tree.ts';
import { decodeName, nameVariants } from './shape-names.ts';
import { shapeElements } from './shape-path.ts';

/**
 * Finds the group named `units`. `wrapped` is the group inside copies of its ancestors that only keep their transforms,
 * so that a hidden layer is read too.
 */
export function findUnitsGroup(root: SvgElement): { element: SvgElement; wrapped: SvgElement } | null {
  const path = pathTo(root, isUnitsGroup);
  if (path === null) return null;
  const [element, ...ancestors] = path.toReversed();
  if (element === undefined) return null;
  const wrapped = ancestors.reduce(
    (inner, outer) => ({ ...withTransformOnly(outer), children: [inner] }),
    withTransformOnly(element),
  );
  return { element, wrapped };
}

/** Another group named `units`, whose outlines would be part of the drawing. One within the first is no other one. */
export function findSecondGroup(element: SvgElement, first: SvgElement): SvgElement | null {
  if (element === first) return null;
  if (isUnitsGroup(element)) return element;
  for (const child of element.children) {
    const found = typeof child === 'string' ? null : findSecondGroup(child, first);
    if (found !== null) return found;
  }
  return null;
}

function withTransformOnly(element: SvgElement): SvgElement {
  const kept = element.name === 'svg' ? ['transform', ...nestedPlace] : ['transform'];
  const attributes = Object.entries(element.attributes).filter(([name]) => kept.includes(name));
  return { ...element, attributes: Object.fromEntries(attributes) };
}

/** What places an `svg` inside another. */
const nestedPlace = ['x', 'y', 'width', 'height', 'viewBox', 'preserveAspectRatio'];

function pathTo(element: SvgElement, matches: (element: SvgElement) => boolean): SvgElement[] | null {
  if (matches(element)) return [element];
  for (const child of element.children) {
    const below = typeof child === 'string' ? null : pathTo(child, matches);
    if (below !== null) return [element, ...below];
  }
  return null;
}

/** A shape named `units` in place of a group: programs that flatten a layer leave one. */
export function findUnitsShape(root: SvgElement): SvgElement | undefined {
  return [...everyElement(root)].find((element) => shapeElements.has(element.name) && isNamedUnits(element));
}

const isUnitsGroup = (element: SvgElement) => element.name === 'g' && isNamedUnits(element);

function isNamedUnits(element: SvgElement): boolean {
  const names = [element.attributes['data-name'], element.attributes['inkscape:label'], element.attributes.id].filter(
    (name) => name !== undefined,
  );
  return names.some((name) => nameVariants(decodeName(name)).some((form) => form.toLowerCase() === 'units'));
}
