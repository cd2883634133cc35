import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { errorMessage } from '#server/error-message.ts';
import { print, runCommand } from '../run-command.ts';
import { areaOfPackage, type Box } from './area-of-package.ts';
import { installMap } from './install-map.ts';

const usage = 'npm run map -- EXTRACT.osm.pbf [--into developments/asteria] [--box WEST,SOUTH,EAST,NORTH]';

/**
 * `npm run map`: installs real map data in a development package, from an OpenStreetMap extract. Returns the exit code:
 * 0 done, 1 failed, 2 without an extract.
 */
async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      into: { type: 'string', default: process.env.DEVELOPMENT ?? 'developments/asteria' },
      box: { type: 'string' },
      help: { type: 'boolean' },
    },
  });
  const [extract, ...more] = positionals;
  if (values.help === true || extract === undefined || more.length > 0) {
    print(usage);
    return values.help === true ? 0 : 2;
  }
  const folder = resolve(values.into);
  const box = values.box === undefined ? await areaOfPackage(folder) : readBox(values.box);
  const { streets, bounds } = await installMap(resolve(extract), folder, box, print);
  print(
    `Installed ${streets} street segments, bounds ${bounds.map((value) => value.toFixed(4)).join(', ')}, in ${folder}/map.`,
  );
  print(`Next: npm run import -- ${values.into}`);
  return 0;
}

function readBox(text: string): Box {
  const numbers = text.split(',').map(Number);
  if (numbers.length !== 4 || !numbers.every(Number.isFinite)) throw new Error(usage);
  return numbers as Box;
}

await runCommand(main, (error) => ({ text: errorMessage(error), code: 1 }));
