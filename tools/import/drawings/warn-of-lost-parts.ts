import type { Report } from '../mistakes/report.ts';
import { readStyles } from './styles.ts';
import { referencedId } from './svg-allow-list.ts';
import { everyElement, type SvgElement } from './svg-tree.ts';

const colourProperties = ['fill', 'stroke', 'stop-color', 'color'];

/** What browsers may read as a colour: a name or keyword, a function such as `rgb(…)`, or three to eight hex digits. */
const colour = /^(?:[a-z]+$|[a-z-]+\(|#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})(?:\s|$))/i;

/**
 * Warns of what browsers ignore in a drawing, so that it looks different from what was drawn: values of colours that
 * are none, and references to elements that it does not contain. Each is named once. `excluded` is not part of the
 * drawing.
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
  for (const element of drawnElements(root, excluded)) {
    const all = { ...element.attributes, ...styles(element) };
    for (const [property, value] of Object.entries(all)) {
      const place = { file, line: element.line };
      const isReference = /^(?:xlink:)?href$/.test(property) || value.trim().startsWith('url(');
      const id = isReference ? referencedId(value) : null;
      const isLost = id !== null && !ids.has(id);
      const isNoColour = colourProperties.includes(property) && value.trim() !== '' && !colour.test(value.trim());
      if ((!isLost && !isNoColour) || named.has(value)) continue;
      named.add(value);
      if (isLost) report.warning('drawing_reference_missing', place, { id });
      else report.warning('drawing_colour_unknown', place, { property, value });
    }
  }
}

function* drawnElements(element: SvgElement, excluded: ReadonlySet<SvgElement>): Generator<SvgElement> {
  if (excluded.has(element)) return;
  yield element;
  for (const child of element.children) if (typeof child !== 'string') yield* drawnElements(child, excluded);
}
