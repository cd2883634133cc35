import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { drawAll } from './draw-all.ts';

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '2027' },
    bays: { type: 'string', default: '17' },
    out: { type: 'string', default: join(import.meta.dirname, '..') },
  },
});
const files = drawAll({ seed: Number(values.seed), bays: Number(values.bays) });
for (const [name, text] of files) {
  const path = join(values.out, name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
process.stdout.write(`${files.size} files drawn into ${values.out}\n`);
