import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildModel } from './model/build-model.ts';

const here = import.meta.dirname;
const { values } = parseArgs({ options: { seed: { type: 'string', default: '2027' }, bays: { type: 'string', default: '17' }, out: { type: 'string', default: join(here, '..') } } });
const model = buildModel({ seed: Number(values.seed), bays: Number(values.bays) });
mkdirSync(join(values.out, 'source'), { recursive: true });
writeFileSync(join(values.out, 'source', 'model.json'), `${JSON.stringify(model)}\n`);
