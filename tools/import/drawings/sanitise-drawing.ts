import type { Report } from '../mistakes/report.ts';
import { pictureHint } from './check-safety.ts';
import { allowedElements, allowedValue, referencedId } from './svg-allow-list.ts';
import { readStyles, type Styles } from './styles.ts';
import { everyElement, type SvgElement } from './svg-tree.ts';
import { warnOfLostParts } from './warn-of-lost-parts.ts';
import { detailText } from '../mistakes/detail-text.ts';

type Output = {
  report: Report;
  file: string;
  styles: Styles;
  excluded: ReadonlySet<SvgElement>;
  usedIds: ReadonlySet<string>;
  dropped: Set<string>;
  shapes: number;
  length: number;
};

/** The most characters that the output may have. Styles become attributes, which can make it longer than the input. */
const maxLength = 10_000_000;

class TooLongError extends Error {}

const visibleElements = new Set(['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon', 'text', 'use']);
/**
 * Elements that are dropped without a warning, because they are invisible (Illustrator keeps its own copy of the file
 * in a foreignObject) or were already reported.
 */
const silentlyDropped = new Set(['metadata', 'style', 'desc', 'script', 'foreignObject']);

/**
 * Sanitises an SVG: it is written again with only the elements and attributes of the allow list, so that scripts, event
 * handlers, animation and external references cannot get through. Styles become attributes. Returns null if nothing
 * visible is left. `excluded` are elements that are not part of the drawing, such as the outlines of units.
 */
export function sanitiseDrawing(
  root: SvgElement,
  viewBox: string,
  report: Report,
  file: string,
  excluded: ReadonlySet<SvgElement> = new Set(),
): string | null {
  warnOfLostParts(root, report, file, excluded);
  try {
    return write(root, viewBox, report, file, excluded);
  } catch (error) {
    if (!(error instanceof TooLongError)) throw error;
    report.mistake(
      'svg_too_complex',
      { file },
      {
        detail: detailText('stylesTooLong', { max: maxLength / 1e6 }),
      },
    );
    return null;
  }
}

function write(
  root: SvgElement,
  viewBox: string,
  report: Report,
  file: string,
  excluded: ReadonlySet<SvgElement>,
): string | null {
  const output: Output = {
    report,
    file,
    styles: readStyles(root),
    excluded,
    usedIds: findUsedIds(root),
    dropped: new Set(),
    shapes: 0,
    length: 0,
  };
  const [, , width, height] = viewBox.split(' ');
  const inside = root.children.map((child) => writeNode(child, output, root)).join('');
  if (output.shapes === 0) return null;
  const inherited = attributesOf(root, output, ['viewBox', 'width', 'height', 'x', 'y', 'transform']);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" width="${width}" height="${height}"${inherited}>${inside}</svg>`;
}

function writeNode(node: SvgElement | string, output: Output, parent: SvgElement): string {
  if (typeof node === 'string') return ['text', 'tspan', 'title'].includes(parent.name) ? escapeText(node) : '';
  if (output.excluded.has(node) || node.name.includes(':') || silentlyDropped.has(node.name)) return '';
  if (node.name === 'switch' || node.name === 'a')
    return node.children.map((child) => writeNode(child, output, node)).join('');
  if (!allowedElements.has(node.name)) return reportDropped(node, output);
  if (visibleElements.has(node.name)) output.shapes++;
  const open = `<${node.name}${attributesOf(node, output, [])}`;
  output.length += open.length;
  if (output.length > maxLength) throw new TooLongError();
  const inside = node.children.map((child) => writeNode(child, output, node)).join('');
  return inside === '' ? `${open}/>` : `${open}>${inside}</${node.name}>`;
}

function attributesOf(element: SvgElement, output: Output, except: readonly string[]): string {
  const all = { ...element.attributes, ...output.styles(element) };
  const written = Object.entries(all).flatMap(([name, value]) => {
    const allowed = except.includes(name) ? null : allowedValue(name, value);
    return allowed === null ? [] : [` ${name}="${escapeText(allowed)}"`];
  });
  const { id } = element.attributes;
  if (id !== undefined && output.usedIds.has(id)) written.push(` id="${id}"`);
  const target = hrefOf(element);
  if (target !== null) written.push(` href="#${target}"`);
  return written.join('');
}

function hrefOf(element: SvgElement): string | null {
  const href = element.attributes.href ?? element.attributes['xlink:href'];
  return href?.trim().startsWith('#') === true ? referencedId(href) : null;
}

/** The ids that something in the drawing refers to. Only these are kept. */
function findUsedIds(root: SvgElement): Set<string> {
  const used = new Set<string>();
  const styles = readStyles(root);
  for (const element of everyElement(root)) {
    for (const value of [...Object.values(element.attributes), ...Object.values(styles(element))]) {
      const id = referencedId(value);
      if (id !== null) used.add(id);
    }
  }
  return used;
}

function reportDropped(element: SvgElement, output: Output): string {
  if (!output.dropped.has(element.name) && !isReported(element, output))
    output.report.warning(
      'drawing_part_dropped',
      { file: output.file, line: element.line },
      { element: element.name, hint: pictureHint(element, output.file) },
    );
  output.dropped.add(element.name);
  return '';
}

/** Whether it refers to another file, which is a mistake. */
function isReported({ name, line }: SvgElement, { report, file }: Output): boolean {
  const isAt = (mistake: Report['mistakes'][number]) => mistake.file === file && mistake.line === line;
  return name === 'image' && report.mistakes.some((mistake) => mistake.code === 'svg_external' && isAt(mistake));
}

function escapeText(text: string): string {
  return text
    .replace(/\p{Cc}/gu, ' ')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
