import type { Text } from '#domain/texts/language.ts';
import { detailText } from '../mistakes/detail-text.ts';
import type { Details, Report } from '../mistakes/report.ts';
import type { WarningCode } from '../mistakes/texts.ts';
import { pathProblem } from '../outlines/flatten-path.ts';
import { readTransform } from '../outlines/matrix.ts';
import { readNumbers } from '../outlines/numbers.ts';
import { ignoredSelectors, readStyles } from './styles.ts';
import { referencedId } from './svg-allow-list.ts';
import { everyElement, type SvgElement } from './svg-tree.ts';

const colourProperties = ['fill', 'stroke', 'stop-color', 'color'];

/** What browsers may read as a colour: a name or keyword, a function such as `rgb(…)`, or three to eight hex digits. */
const colour = /^(?:[a-z]+$|[a-z-]+\(|#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})(?:\s|$))/i;

/** The attributes and properties that are a number or a length. Texts may have a list of positions. */
const numeric =
  /^(?:x|y|x1|y1|x2|y2|cx|cy|r|rx|ry|fx|fy|width|height|offset|pathLength|stroke-(?:width|miterlimit|dashoffset)|(?:fill-|stroke-|stop-)?opacity|font-size|letter-spacing|word-spacing)$/;
const number = /^(?:[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?(?:%|[a-z]+)?|[a-z-]+|(?:calc|min|max|clamp)\(.*)$/i;

/**
 * Warns of what browsers ignore in a drawing, so that it looks different from what was drawn: colours, numbers and
 * transforms that are none, paths that break off, and references to elements that it does not contain. Each value is
 * named once, numbers only the first of their attribute. `excluded` is not part of the drawing.
 */
export function warnOfLostParts(
  root: SvgElement,
  report: Report,
  file: string,
  excluded: ReadonlySet<SvgElement>,
): void {
  const styles = readStyles(root);
  const ids = new Set([...everyElement(root)].map(({ attributes }) => attributes.id));
  const named = new Set<string>();
  const warn = (once: string, code: LostCode, element: SvgElement, details: Details) => {
    if (named.has(once)) return;
    named.add(once);
    report.warning(code, { file, line: element.line }, details);
  };
  for (const element of drawnElements(root, excluded)) {
    const [selector] = element.name === 'style' ? ignoredSelectors(element) : [];
    if (selector !== undefined) warn(' style', 'drawing_style_ignored', element, { selector });
    for (const [property, value] of Object.entries({ ...element.attributes, ...styles(element) })) {
      const id = isReference(property, value) ? referencedId(value) : null;
      if (id !== null && !ids.has(id)) warn(value, 'drawing_reference_missing', element, { id });
      else if (isNoColour(property, value)) warn(value, 'drawing_colour_unknown', element, { property, value });
      else if (isNoNumber(element, property, value))
        warn(` ${property}`, 'drawing_value_unreadable', element, { property, value });
    }
    // Reading paths takes a while, and one that breaks off says what is wrong with the export.
    const reason = named.has(' path') ? null : brokenPath(element);
    if (reason !== null) warn(' path', 'drawing_path_broken', element, { reason });
  }
}

type LostCode = Extract<WarningCode, `drawing_${string}`>;

const isReference = (property: string, value: string) =>
  /^(?:xlink:)?href$/.test(property) || value.trim().startsWith('url(');

const isNoColour = (property: string, value: string) =>
  colourProperties.includes(property) && value.trim() !== '' && (!colour.test(value.trim()) || /\bvar\(/i.test(value));

function isNoNumber({ name }: SvgElement, property: string, given: string): boolean {
  const value = given.trim();
  if (value === '') return false;
  if (/^(?:transform|gradientTransform|patternTransform)$/.test(property))
    return value !== 'none' && readTransform(value) === null;
  if (!numeric.test(property)) return false;
  const isList = /^(?:text|tspan)$/.test(name) && /^[xy]$/.test(property);
  return !(isList ? value.split(/[\s,]+/) : [value]).every((one) => number.test(one));
}

/** Where the path or the points of a shape break off, or null. Browsers draw what comes before. */
function brokenPath({ name, attributes }: SvgElement): Text | null {
  if (name === 'path') return pathProblem(attributes.d ?? '');
  if (name !== 'polygon' && name !== 'polyline') return null;
  const points = (attributes.points ?? '').trim();
  const numbers = readNumbers(points);
  if (points !== '' && numbers.length === 0) return detailText('pointsNotNumbers');
  return numbers.length % 2 === 1 ? detailText('pointsNotPairs') : null;
}

function* drawnElements(element: SvgElement, excluded: ReadonlySet<SvgElement>): Generator<SvgElement> {
  if (excluded.has(element)) return;
  yield element;
  for (const child of element.children) if (typeof child !== 'string') yield* drawnElements(child, excluded);
}
