/** A line of OPL, the text form of OpenStreetMap data that osmium writes: what this product needs of nodes and ways. */
export type OplNode = { type: 'node'; id: string; lng: number; lat: number };
export type OplWay = { type: 'way'; nodes: string[]; tags: Map<string, string> };

/** Reads one line; undefined for what is neither a node with a position nor a way. */
export function readOpl(line: string): OplNode | OplWay | undefined {
  const fields = new Map(line.split(' ').map((field) => [field.slice(0, 1), field.slice(1)]));
  if (line.startsWith('n')) {
    const [lng, lat] = [Number(fields.get('x') || NaN), Number(fields.get('y') || NaN)];
    return Number.isFinite(lng) && Number.isFinite(lat) ? { type: 'node', id: fields.get('n')!, lng, lat } : undefined;
  }
  if (!line.startsWith('w')) return undefined;
  const nodes = listOf(fields.get('N'))
    .map((ref) => /^n(-?\d+)/.exec(ref)?.[1])
    .filter((id) => id !== undefined);
  const tags = listOf(fields.get('T')).map((tag): [string, string] => {
    const [key = '', value = ''] = tag.split('=');
    return [unescape(key), unescape(value)];
  });
  return { type: 'way', nodes, tags: new Map(tags) };
}

function listOf(text: string | undefined): string[] {
  return text ? text.split(',') : [];
}

/** Characters that would end a field come as `%hex%`. */
function unescape(text: string): string {
  return text.replace(/%([0-9a-f]{1,6})%/gi, (_, code: string) => String.fromCodePoint(parseInt(code, 16)));
}
