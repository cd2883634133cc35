import type { Text } from '#domain/texts/language.ts';
import type { Report } from '../mistakes/report.ts';
import { withoutComments } from './styles.ts';
import { everyElement, textOf, type SvgElement, type SvgTree } from './svg-tree.ts';
import { detailText } from '../mistakes/detail-text.ts';

/** Reports forbidden content of an SVG for browsers: scripts, external references and entities. */
export function checkSafety(tree: SvgTree, report: Report, file: string): void {
  if (tree.hasExternalEntity) report.mistake('svg_entity', { file, line: 1 }, { detail: tree.entities.join(', ') });
  for (const { text, line } of tree.instructions) {
    if (text.startsWith('xml-stylesheet'))
      report.mistake('svg_external', { file, line }, { detail: detailText('styleSheet') });
  }
  for (const element of everyElement(tree.root)) {
    const place = { file, line: element.line };
    for (const detail of scriptsOf(element)) report.mistake('svg_script', place, { detail });
    for (const detail of externalReferencesOf(element))
      report.mistake('svg_external', place, { detail, hint: pictureHint(element, file) });
    if (!tree.hasExternalEntity && usesEntity(element, tree.entities))
      report.mistake('svg_entity', place, { detail: element.name });
  }
}

/** Where a picture belongs that is in a front or plan: below its drawing, as a file of the same name. */
export function pictureHint({ name }: SvgElement, file: string): Text | '' {
  const isBelow = name === 'image' && /^(?:fronts|plans)\//.test(file);
  return isBelow ? detailText('pictureBelow', { path: file.replace(/\.svg$/, '.webp') }) : '';
}

const attribute = (name: string): Text => detailText('attribute', { name });

function scriptsOf(element: SvgElement): Text[] {
  const found: Text[] = localName(element.name) === 'script' ? [detailText('scriptElement')] : [];
  for (const [name, value] of Object.entries(element.attributes)) {
    if (/^on/i.test(localName(name))) found.push(attribute(name));
    if (/^(javascript|vbscript|data:text|data:application)/i.test(withoutWhitespace(value)))
      found.push(attribute(name));
    if (
      localName(name) === 'style' &&
      /expression\(|javascript:|-moz-binding|behavior:/i.test(withoutWhitespace(value))
    )
      found.push(attribute('style'));
  }
  return found;
}

function externalReferencesOf(element: SvgElement): (string | Text)[] {
  const found: (string | Text)[] = [];
  for (const [name, value] of Object.entries(element.attributes)) {
    if (name.startsWith('xmlns')) continue;
    const target = withoutWhitespace(value);
    const isReference = localName(name) === 'href' || (localName(name) === 'src' && !element.name.includes(':'));
    if (isReference && target !== '' && !/^(#|data:|javascript:|vbscript:)/i.test(target))
      found.push(`${name} ${value}`);
    if (hasExternalUrl(value)) found.push(attribute(name));
  }
  if (element.name === 'style') {
    const css = textOf(element);
    if (/@import/i.test(unescapeCss(css))) found.push(detailText('importInStyle'));
    else if (hasExternalUrl(css)) found.push(detailText('urlInStyle'));
  }
  return found;
}

function hasExternalUrl(value: string): boolean {
  return [...unescapeCss(value).matchAll(/url\(\s*["']?\s*([^"')\s]*)/gi)].some(
    ([, target = '']) => !/^(#|data:)/i.test(target),
  );
}

function usesEntity(element: SvgElement, entities: readonly string[]): boolean {
  if (entities.length === 0) return false;
  const texts = [
    ...Object.entries(element.attributes)
      .filter(([name]) => !name.startsWith('xmlns') && !name.includes(':'))
      .map(([, value]) => value),
    ...element.children.filter((child) => typeof child === 'string'),
  ];
  return texts.some((text) => entities.some((entity) => text.includes(`&${entity};`)));
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1).toLowerCase();
}

function withoutWhitespace(value: string): string {
  return value.replace(/[\s\p{Cc}]+/gu, '').toLowerCase();
}

function unescapeCss(css: string): string {
  const unescaped = css.replace(/\\([0-9a-f]{1,6})\s?/gi, (_, hex: string) =>
    String.fromCodePoint(Math.min(parseInt(hex, 16), 0x10ffff)),
  );
  return withoutComments(unescaped);
}
