import { parseSync } from 'vite';

/** A change at one place: `place` is file and line, `what` the code and its replacement. */
export type Mutant = { id: number; place: string; what: string };

/** A node of the syntax tree, with its range in the source. */
type Node = { type: string; start: number; end: number } & Record<string, unknown>;
type Change = { node: Node; to: string };

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

/** The beginning of code on a single line, for printing. */
export const short = (code: string): string => code.replace(/\s+/g, ' ').slice(0, 90);

/** Permission rules, and query conditions that limit results to what is in reach. */
const ruleName = /^(may(?!InDashboard|Name$|Collect$)[A-Z]\w*|isInReach|isCaller|seesWholeProject)$/;
const scopeName = /^(inReachOf|isInReachOf|figuresScope)$/;
const requireName = /^(requireUserInReach|requireUser|requireSalesActor)$/;
/** Columns that identify the owner of a row, or contain a secret that only the owner has. */
const ownerColumn = /\.(client_id|user_id|presentation_id|browser_hash|code_hash|link_hash|token_hash|id_hash)$/;
const refusals = /ProblemError\('(not_found|not_allowed|not_logged_in)'/;
/** Conditions about people; the others are about units, plans and settings. */
const aboutPeople =
  /may[A-Z]|[iI]n?Reach|isCaller|actor|caller|running|user|client|browser|account|sessionHash|approv|\brow\b/;
/** Roles that see everybody. */
const allSeeing =
  '{ user: { id: 0, role_id: 5, below: new Set() }, client: null, sessionHash: null, presentation: null }';

/**
 * The places in a file where a permission is checked, each with its replacement without the check. `logic` also removes
 * either side of every `&&` and `||`.
 */
function findChanges(source: string, logic: boolean): Change[] {
  const changes: Change[] = [];
  const text = (node: Node) => source.slice(node.start, node.end);
  const add = (node: unknown, to: string) => {
    if (isNode(node)) changes.push({ node, to });
  };
  const ofCall = (node: Node) => {
    const callee = isNode(node.callee) ? text(node.callee) : '';
    const given = (node.arguments as Node[]) ?? [];
    if (ruleName.test(callee)) add(node, 'true');
    if (scopeName.test(callee)) add(node, 'undefined');
    // The second argument is the actor.
    if (requireName.test(callee)) add(given[1], allSeeing);
    for (const one of given) {
      if (one.type === 'Identifier' && ruleName.test(text(one))) add(one, '() => true');
      if (callee === 'and' && isAboutOwner(one)) add(one, 'undefined');
    }
  };
  const isAboutOwner = (condition: Node) => {
    const [column] = condition.type === 'CallExpression' ? ((condition.arguments as Node[]) ?? []) : [];
    return column !== undefined && ownerColumn.test(text(column));
  };
  walk(parseSync('source.ts', source).program as unknown as Node, (node) => {
    if (node.type === 'CallExpression') ofCall(node);
    if (node.type === 'IfStatement' && isNode(node.test) && isNode(node.consequent)) {
      if (refusals.test(text(node.consequent)) && aboutPeople.test(text(node.test))) add(node.test, 'false');
    }
    if (logic && node.type === 'LogicalExpression' && node.operator !== '??' && aboutPeople.test(text(node)))
      for (const side of [node.left, node.right]) if (isNode(side)) add(node, text(side));
  });
  return changes;
}

function walk(node: Node, visit: (node: Node) => void): void {
  visit(node);
  for (const value of Object.values(node)) for (const child of [value].flat()) if (isNode(child)) walk(child, visit);
}

/**
 * The source with every mutant in it, each behind a switch: `__isMutant(id)` returns at run time whether it is active.
 * `firstId` is the id of the file's first mutant.
 */
export function mutate(
  source: string,
  { file, firstId, logic }: { file: string; firstId: number; logic: boolean },
): { source: string; mutants: Mutant[] } {
  const changes = findChanges(source, logic);
  const line = (at: number) => source.slice(0, at).split('\n').length;
  const mutants = changes.map(({ node, to }, index) => ({
    id: firstId + index,
    place: `${file}:${line(node.start)}`,
    what: `${short(source.slice(node.start, node.end))} -> ${short(to === allSeeing ? 'an administrator' : to)}`,
  }));
  // Outer switches open first and close last.
  const inserts = changes.flatMap(({ node: { start, end }, to }, index) => [
    { at: start, rank: 1, within: -end, text: `(__isMutant(${firstId + index}) ? (${to}) : (` },
    { at: end, rank: 0, within: -start, text: '))' },
  ]);
  inserts.sort((a, b) => a.at - b.at || a.rank - b.rank || a.within - b.within);
  let mutated = '';
  let from = 0;
  for (const { at, text } of inserts) {
    mutated += source.slice(from, at) + text;
    from = at;
  }
  return { source: mutated + source.slice(from), mutants };
}
