import type { Report } from '../mistakes/report.ts';
import { allowedElements, allowedValue, referencedId } from './allowed.ts';
import { readStyles, type Styles } from './styles.ts';
import { everyElement, type SvgElement } from './svg-tree.ts';

type Writing = {
  report: Report;
  file: string;
  styles: Styles;
  leaveOut: ReadonlySet<SvgElement>;
  used: ReadonlySet<string>;
  dropped: Set<string>;
  shapes: number;
  length: number;
};

/** The most letters that a drawing may have once its styles are written out. */
const mostLetters = 10_000_000;

class TooLong extends Error {}

const painted = new Set(['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon', 'text', 'use']);
/**
 * Parts that nobody sees (Illustrator keeps its own copy of the file in a foreignObject), or that were reported:
 * dropped without a word.
 */
const silent = new Set(['metadata', 'style', 'desc', 'script', 'foreignObject']);

/**
 * Writes an SVG anew from the allow list: elements and attributes that are not on it, scripts, handlers, styles,
 * animation and references to the outside have no way into the text. Styles become attributes. Null where nothing
 * would be seen. `leaveOut` are elements (the outlines) that are not part of the drawing.
 */
export function writeDrawing(
  root: SvgElement,
  viewBox: string,
  report: Report,
  file: string,
  leaveOut: ReadonlySet<SvgElement> = new Set(),
): string | null {
  try {
    return write(root, viewBox, report, file, leaveOut);
  } catch (error) {
    if (!(error instanceof TooLong)) throw error;
    report.mistake(
      'svg_too_complex',
      { file },
      {
        detail: {
          en: `more than ${mostLetters / 1e6} MB once its styles are written out`,
          tr: `stilleri yazıldığında ${mostLetters / 1e6} MB üzerinde`,
        },
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
  leaveOut: ReadonlySet<SvgElement>,
): string | null {
  const writing: Writing = {
    report,
    file,
    styles: readStyles(root),
    leaveOut,
    used: usedIds(root),
    dropped: new Set(),
    shapes: 0,
    length: 0,
  };
  const [, , width, height] = viewBox.split(' ');
  const inside = root.children.map((child) => writeNode(child, writing, root)).join('');
  if (writing.shapes === 0) return null;
  const inherited = attributesOf(root, writing, ['viewBox', 'width', 'height', 'x', 'y', 'transform']);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" width="${width}" height="${height}"${inherited}>${inside}</svg>`;
}

function writeNode(node: SvgElement | string, writing: Writing, parent: SvgElement): string {
  if (typeof node === 'string') return ['text', 'tspan', 'title'].includes(parent.name) ? escapeText(node) : '';
  if (writing.leaveOut.has(node) || node.name.includes(':') || silent.has(node.name)) return '';
  if (node.name === 'switch' || node.name === 'a')
    return node.children.map((child) => writeNode(child, writing, node)).join('');
  if (!allowedElements.has(node.name)) return noteDropped(node, writing);
  if (painted.has(node.name)) writing.shapes++;
  const open = `<${node.name}${attributesOf(node, writing, [])}`;
  writing.length += open.length;
  if (writing.length > mostLetters) throw new TooLong();
  const inside = node.children.map((child) => writeNode(child, writing, node)).join('');
  return inside === '' ? `${open}/>` : `${open}>${inside}</${node.name}>`;
}

function attributesOf(element: SvgElement, writing: Writing, except: readonly string[]): string {
  const given = { ...element.attributes, ...writing.styles(element) };
  const written = Object.entries(given).flatMap(([name, value]) => {
    const allowed = except.includes(name) ? null : allowedValue(name, value);
    return allowed === null ? [] : [` ${name}="${escapeText(allowed)}"`];
  });
  const { id } = element.attributes;
  if (id !== undefined && writing.used.has(id)) written.push(` id="${id}"`);
  const target = hrefOf(element);
  if (target !== null) written.push(` href="#${target}"`);
  return written.join('');
}

function hrefOf(element: SvgElement): string | null {
  const href = element.attributes.href ?? element.attributes['xlink:href'];
  return href?.trim().startsWith('#') === true ? referencedId(href) : null;
}

/** Ids that something in the drawing refers to; only these are written, and only as plain names. */
function usedIds(root: SvgElement): Set<string> {
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

function noteDropped(element: SvgElement, writing: Writing): string {
  if (!writing.dropped.has(element.name))
    writing.report.warning(
      'drawing_part_dropped',
      { file: writing.file, line: element.line },
      { element: element.name },
    );
  writing.dropped.add(element.name);
  return '';
}

function escapeText(text: string): string {
  return text
    .replace(/\p{Cc}/gu, ' ')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
