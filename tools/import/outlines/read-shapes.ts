import { readStyles, type Styles } from '../drawings/styles.ts';
import type { SvgElement } from '../drawings/svg-tree.ts';
import type { Text } from '#domain/texts/language.ts';
import type { Report } from '../mistakes/report.ts';
import { flattenPath } from './flatten-path.ts';
import { identity, multiply, readTransform, type Matrix, type Point } from './matrix.ts';
import { readLength, readNumbers } from './numbers.ts';
import { shapeElements, shapePath, UnreadableShapeError } from './shape-path.ts';
import { authoredName, namesOf } from './shape-names.ts';
import { detailText } from '../mistakes/detail-text.ts';

/**
 * A shape that outlines a unit or floor. `names` are the names of the shape and then of the groups around it, from the
 * inside out; `polygons` are its subpaths, in pixels of the target view box: none if `isUnreadable`, which was
 * reported. `open` are those whose ends do not meet.
 */
export type OutlineShape = {
  names: string[][];
  element: string;
  line: number;
  polygons: Point[][];
  open?: Point[][];
  isUnreadable?: boolean;
};

type Traversal = {
  report: Report;
  file: string;
  byId: ReadonlyMap<string, SvgElement>;
  styles: Styles;
  shapes: OutlineShape[];
  visited: number;
};

type OutlineDrawing = {
  root: SvgElement;
  within?: SvgElement;
  byId: ReadonlyMap<string, SvgElement>;
  outer: Matrix;
};

const maxVisited = 50_000;
const containers = new Set(['g', 'svg', 'a', 'switch']);

/**
 * The shapes below the element `within` of a drawing, including those in groups and `use`, with every transform and
 * then `outer` applied. Hidden elements and definitions are skipped.
 */
export function readShapes(
  { root, within = root, byId, outer }: OutlineDrawing,
  report: Report,
  file: string,
): OutlineShape[] {
  const traversal: Traversal = { report, file, byId, styles: readStyles(root), shapes: [], visited: 0 };
  for (const child of within.children) if (typeof child !== 'string') visit(child, outer, [], traversal, 0);
  if (traversal.visited > maxVisited)
    report.mistake(
      'svg_too_complex',
      { file },
      {
        detail: detailText('tooManyShapes', { max: maxVisited }),
      },
    );
  return traversal.shapes;
}

function visit(element: SvgElement, outer: Matrix, outerNames: string[][], traversal: Traversal, depth: number): void {
  if (++traversal.visited > maxVisited || depth > 40 || isHidden(element, traversal.styles)) return;
  const matrix = multiply(multiply(outer, transformOf(element, traversal)), placeOfNested(element));
  const names = [namesOf(element), ...outerNames];
  if (shapeElements.has(element.name)) addShape(element, matrix, names, traversal);
  else if (element.name === 'use') visitUse(element, matrix, names, traversal, depth);
  else if (containers.has(element.name)) visitChildren(element, matrix, names, traversal, depth);
}

function visitChildren(
  element: SvgElement,
  matrix: Matrix,
  names: string[][],
  traversal: Traversal,
  depth: number,
): void {
  for (const child of element.children)
    if (typeof child !== 'string') visit(child, matrix, names, traversal, depth + 1);
}

function visitUse(element: SvgElement, matrix: Matrix, names: string[][], traversal: Traversal, depth: number): void {
  const id = (element.attributes.href ?? element.attributes['xlink:href'] ?? '').trim();
  const target = traversal.byId.get(id.slice(1));
  if (target === undefined) return reportUnreadable(element, names, detailText('referenceMissing', { id }), traversal);
  const placed = multiply(matrix, [1, 0, 0, 1, readLength(element.attributes.x), readLength(element.attributes.y)]);
  if (target.name === 'symbol') visitChildren(target, placed, names, traversal, depth + 1);
  else visit(target, placed, names, traversal, depth + 1);
}

function addShape(element: SvgElement, matrix: Matrix, names: string[][], traversal: Traversal): void {
  try {
    const subpaths = flattenPath(shapePath(element), matrix);
    traversal.shapes.push({
      names,
      element: element.name,
      line: element.line,
      polygons: subpaths.map(({ polygon }) => polygon),
      open: subpaths.flatMap(({ polygon, isOpen }) => (isOpen ? [polygon] : [])),
    });
  } catch (error) {
    const reason = error instanceof UnreadableShapeError ? error.reason : detailText('pathOther');
    reportUnreadable(element, names, reason, traversal);
  }
}

/** Reports a shape that cannot be read. Its name is still that of an outline. */
function reportUnreadable(element: SvgElement, names: string[][], reason: Text, traversal: Traversal): void {
  const { file, report, shapes } = traversal;
  const { line, name } = element;
  const id = authoredName(names);
  report.mistake('shape_unreadable', { file, line }, { id: id ?? names.flat()[0] ?? name, reason });
  if (id !== undefined) shapes.push({ names, element: name, line, polygons: [], isUnreadable: true });
}

function transformOf(element: SvgElement, traversal: Traversal): Matrix {
  const matrix = readTransform(element.attributes.transform ?? '');
  if (matrix !== null) return matrix;
  traversal.report.mistake(
    'svg_transform',
    { file: traversal.file, line: element.line },
    { value: element.attributes.transform ?? '' },
  );
  return [1, 0, 0, 1, 0, 0];
}

/**
 * Where the content of an `svg` inside another lies: at its `x` and `y`, its viewBox fitted into its width and height,
 * in the middle unless `preserveAspectRatio` is none.
 */
function placeOfNested({ name, attributes }: SvgElement): Matrix {
  if (name !== 'svg') return identity;
  const at: Matrix = [1, 0, 0, 1, readLength(attributes.x), readLength(attributes.y)];
  const [x = 0, y = 0, boxWidth = 0, boxHeight = 0] = readNumbers(attributes.viewBox ?? '');
  const width = readLength(attributes.width);
  const height = readLength(attributes.height);
  if (!(boxWidth > 0 && boxHeight > 0 && width > 0 && height > 0)) return at;
  const wide = width / boxWidth;
  const high = height / boxHeight;
  const isStretched = attributes.preserveAspectRatio?.trim().startsWith('none') ?? false;
  const [a, d] = isStretched ? [wide, high] : [Math.min(wide, high), Math.min(wide, high)];
  const left = (width - a * boxWidth) / 2;
  const top = (height - d * boxHeight) / 2;
  return multiply(at, [a, 0, 0, d, left - a * x, top - d * y]);
}

function isHidden(element: SvgElement, styles: Styles): boolean {
  return (styles(element).display ?? element.attributes.display) === 'none';
}
