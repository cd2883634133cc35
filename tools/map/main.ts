import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { areaOfPackage, type Box } from './area-of-package.ts';
import { installMap } from './install-map.ts';

const usage = 'npm run map -- EXTRACT.osm.pbf [--into developments/asteria] [--box WEST,SOUTH,EAST,NORTH]';

/** `npm run map`: installs real map data in a development package, from an OpenStreetMap extract. */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      into: { type: 'string', default: process.env.DEVELOPMENT ?? 'developments/asteria' },
      box: { type: 'string' },
    },
  });
  const [extract, ...more] = positionals;
  if (extract === undefined || more.length > 0) throw new Error(usage);
  const folder = resolve(values.into);
  const box = values.box === undefined ? await areaOfPackage(folder) : readBox(values.box);
  const print = (text: string) => void process.stdout.write(`${text}\n`);
  const { streets, bounds } = await installMap(resolve(extract), folder, box, print);
  print(
    `Installed ${streets} street segments, bounds ${bounds.map((value) => value.toFixed(4)).join(', ')}, in ${folder}/map.`,
  );
  print(`Next: npm run import -- ${values.into}`);
}

function readBox(text: string): Box {
  const numbers = text.split(',').map(Number);
  if (numbers.length !== 4 || !numbers.every(Number.isFinite)) throw new Error(usage);
  return numbers as Box;
}

try {
  await main();
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exit(1);
}
