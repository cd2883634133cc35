import type { Text } from '#domain/texts/language.ts';
import type { Report } from '../mistakes/report.ts';
import { referencedId } from './svg-allow-list.ts';
import { readStyles, type Styles } from './styles.ts';
import { everyElement, type SvgElement, type SvgTree } from './svg-tree.ts';
import { detailText } from '../mistakes/detail-text.ts';

/**
 * Limits of a drawing with every reference expanded. `data` and `path` are characters of path data in all and per path.
 */
const drawingLimits = { elements: 100_000, data: 10_000_000, path: 1_000_000, references: 16 };

const { elements, data, path, references } = drawingLimits;
const tooComplex = {
  references: detailText('drawingReferences', { max: references }),
  elements: detailText('drawingElements', { max: elements }),
  data: detailText('drawingData', { max: data / 1e6 }),
  path: detailText('drawingPath', { max: path / 1e6 }),
} satisfies Record<string, Text>;

/** The cost of rendering an element with its descendants and references. `depth` is the nesting of references. */
type Cost = { elements: number; data: number; depth: number };

/** An element that contains itself, directly or through those that it refers to. */
class CircularReferenceError extends Error {
  readonly element: SvgElement;

  constructor(element: SvgElement) {
    super('an element contains itself');
    this.element = element;
  }
}

class TooComplexError extends Error {
  readonly detail: Text;
  readonly line: number;

  constructor(detail: Text, line: number) {
    super(detail.en);
    this.detail = detail;
    this.line = line;
  }
}

/**
 * Whether a drawing is cheap enough to render; reported if it is not. Each part is counted once and multiplied by its
 * references, so that counting is fast however large the expanded drawing would be.
 */
export function checkComplexity(tree: SvgTree, report: Report, file: string): boolean {
  try {
    const count: CostCount = { byId: partsById(tree.root), styles: readStyles(tree.root), costs: new Map() };
    const { elements: totalElements, data: totalData } = costOf(tree.root, count, 0);
    if (totalElements > elements) throw new TooComplexError(tooComplex.elements, tree.root.line);
    if (totalData > data) throw new TooComplexError(tooComplex.data, tree.root.line);
    return true;
  } catch (error) {
    if (error instanceof CircularReferenceError) {
      const { name, attributes, line } = error.element;
      report.mistake('svg_circular', { file, line }, { element: name, id: attributes.id ?? name });
      return false;
    }
    if (!(error instanceof TooComplexError)) throw error;
    report.mistake('svg_too_complex', { file, line: error.line }, { detail: error.detail });
    return false;
  }
}

type CostCount = { byId: ReadonlyMap<string, SvgElement>; styles: Styles; costs: Map<SvgElement, Cost | 'open'> };

function costOf(element: SvgElement, count: CostCount, depth: number): Cost {
  const known = count.costs.get(element);
  if (known === 'open') throw new CircularReferenceError(element);
  if (depth + (known?.depth ?? 0) > references) throw new TooComplexError(tooComplex.references, element.line);
  if (known !== undefined) return known;
  count.costs.set(element, 'open');
  const own = (element.attributes.d ?? '').length + (element.attributes.points ?? '').length;
  if (own > path) throw new TooComplexError(tooComplex.path, element.line);
  const cost: Cost = { elements: 1, data: own, depth: 0 };
  for (const child of element.children) if (typeof child !== 'string') add(cost, costOf(child, count, depth), 0);
  for (const target of targetsOf(element, count)) add(cost, costOf(target, count, depth + 1), 1);
  count.costs.set(element, cost);
  return cost;
}

function add(cost: Cost, other: Cost, extraDepth: number): void {
  cost.elements += other.elements;
  cost.data += other.data;
  cost.depth = Math.max(cost.depth, other.depth + extraDepth);
}

/** The parts that an element refers to, by `href` or by `url(#…)` in any attribute or style. */
function targetsOf(element: SvgElement, { byId, styles }: CostCount): SvgElement[] {
  const values = [...Object.values(element.attributes), ...Object.values(styles(element))];
  return values.flatMap((value) => {
    const id = value.length > 1_000 ? null : referencedId(value);
    return (id === null ? undefined : byId.get(id)) ?? [];
  });
}

function partsById(root: SvgElement): Map<string, SvgElement> {
  const byId = new Map<string, SvgElement>();
  for (const element of everyElement(root)) {
    const { id } = element.attributes;
    if (id !== undefined && !byId.has(id)) byId.set(id, element);
  }
  return byId;
}
