import { checkComplexity } from '../drawings/check-complexity.ts';
import { checkSafety } from '../drawings/check-safety.ts';
import { stylesOfGeometry } from '../drawings/styled-geometry.ts';
import { everyElement, parseSvg, UnreadableSvgError, type SvgElement, type SvgTree } from '../drawings/svg-tree.ts';
import { readWithinSizeLimit } from '../folder/size-limit.ts';
import type { Report } from '../mistakes/report.ts';
import { detailText } from '../mistakes/detail-text.ts';
import { detectFileType } from '../pictures/file-type.ts';
import { decodeText } from '../tables/decode-text.ts';
import { isOtherDocument } from '../tables/document-kind.ts';

const maxMegabytes = 10;
/** The bytes around the content of a gzip file: with less, it is a broken one. */
const minGzip = 18;

/** Reads an SVG of the package and reports forbidden content. Null if it cannot be read or is too complex. */
export async function loadSvg(path: string, report: Report, file: string): Promise<SvgTree | null> {
  const bytes = await readWithinSizeLimit({ path, name: file, place: { file } }, maxMegabytes, report);
  const isRenamed = /\.svg$/i.test(file);
  if (bytes === null || (isRenamed && isOtherDocument(bytes, report, file))) return null;
  const { extension, media_type } = await detectFileType(bytes);
  if (extension !== 'unknown' && extension !== 'xml' && extension !== 'svg') {
    const reason = detailText('otherContent', { content: media_type });
    if (extension === 'gz' && isRenamed && bytes.length > minGzip)
      report.mistake('content_renamed', { file }, { path: file, content: 'SVGZ', format: 'SVG' });
    else report.mistake('svg_unreadable', { file }, { reason, hint: detailText('asPaths') });
    return null;
  }
  try {
    const tree = parseSvg(decodeText(bytes, report, { file }).replace(/^\ufeff/, ''));
    checkSafety(tree, report, file);
    reportStyledGeometry(tree, report, file);
    return checkComplexity(tree, report, file) ? tree : null;
  } catch (error) {
    if (!(error instanceof UnreadableSvgError)) throw error;
    report.mistake('svg_unreadable', { file, line: error.line }, { reason: error.reason });
    return null;
  }
}

/**
 * Reports styles that move or resize shapes: browsers apply them, but they have units and an origin of their own, which
 * neither outlines nor drawings keep, so that these would lie elsewhere than they were drawn. In a style sheet, each
 * property is reported once.
 */
function reportStyledGeometry(tree: SvgTree, report: Report, file: string): void {
  const named = new Set<string>();
  for (const element of everyElement(tree.root)) {
    const place = { file, line: element.line };
    for (const { property, value, isInSheet } of stylesOfGeometry(element)) {
      if (isInSheet && named.has(property)) continue;
      if (isInSheet) named.add(property);
      if (property === 'transform') report.mistake('svg_transform', place, { value });
      else report.mistake('svg_style_geometry', place, { value: `${property}: ${value}` });
    }
  }
}

/**
 * The elements of an SVG by id. Reports ids that two elements below `within` share, except those that `isReported`
 * elsewhere.
 */
export function elementsById(
  tree: SvgTree,
  within: SvgElement,
  report: Report,
  file: string,
  isReported: (id: string) => boolean = () => false,
): Map<string, SvgElement> {
  const byId = new Map<string, SvgElement>();
  const inside = new Set(everyElement(within));
  for (const element of everyElement(tree.root)) {
    const { id } = element.attributes;
    if (id === undefined) continue;
    const isDuplicate = byId.has(id) && inside.has(element) && !isReported(id);
    if (isDuplicate) report.mistake('shape_id_twice', { file, line: element.line }, { id });
    if (!byId.has(id)) byId.set(id, element);
  }
  return byId;
}
