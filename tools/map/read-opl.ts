/** The data of a node in OPL, osmium's line-based text format of OpenStreetMap data. */
type OplNode = { type: 'node'; id: string; lng: number; lat: number };
/** The data of a way in OPL. */
type OplWay = { type: 'way'; nodes: string[]; tags: Map<string, string> };

/** Parses one line; undefined if it is neither a way nor a node with a position. */
export function readOpl(line: string): OplNode | OplWay | undefined {
  const fields = new Map(line.split(' ').map((field) => [field.slice(0, 1), field.slice(1)]));
  if (line.startsWith('n')) {
    const lng = Number(fields.get('x') || NaN);
    const lat = Number(fields.get('y') || NaN);
    return Number.isFinite(lng) && Number.isFinite(lat)
      ? { type: 'node', id: line.slice(1, line.indexOf(' ')), lng, lat }
      : undefined;
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

/** Decodes special characters, which are escaped as `%hex%`. */
function unescape(text: string): string {
  return text.replace(/%([0-9a-f]{1,6})%/gi, (_, code: string) => String.fromCodePoint(parseInt(code, 16)));
}
