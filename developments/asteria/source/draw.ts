import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { drawAll } from './draw-all.ts';
import type { Outlooks } from './tables/homes.ts';

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '2027' },
    bays: { type: 'string', default: '17' },
    out: { type: 'string', default: join(import.meta.dirname, '..') },
  },
});
const seen = join(values.out, 'source', 'outlooks.json');
const files = drawAll({
  seed: Number(values.seed),
  bays: Number(values.bays),
  outlooks: existsSync(seen) ? (JSON.parse(readFileSync(seen, 'utf8')) as Outlooks) : {},
});
for (const [name, text] of files) {
  const path = join(values.out, name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
process.stdout.write(`${files.size} files drawn into ${values.out}\n`);
