import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { get } from 'node:http';
import { join } from 'node:path';
import { packedUnitsType, unpackUnits, type PackedUnits } from '#contract/entities/packed-units.ts';
import { demoUsers } from '#tools/demo/demo-accounts.ts';
import { required } from '#tools/required.ts';
import { quantile } from '#tools/testing/quantile.ts';
import { logIn } from '../log-in.ts';

const root = join(import.meta.dirname, '..', '..');
const units = 5_000;
const rounds = 60;
/** The most that a browser may have to parse, in bytes. */
const limit = 700_000;

/**
 * `npm run bench:units`: what a browser loads and parses for 5,000 units, as the specification's list and in the packed
 * form, in turn in one run.
 */
async function main(): Promise<boolean> {
  const server = spawn(process.execPath, ['tools/testing/sample-server.ts', String(units)], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const output = await Promise.race([once(server.stdout, 'data'), once(server, 'exit').then(() => [''])]);
  if (String(output) === '') return false;
  const address = String(output).trim();
  try {
    const cookie = await logIn(address, required(demoUsers[0], 'a demo user').email, 7);
    const read = (accept: string, encoding: string) =>
      readBody(`${address}/api/properties`, { cookie, accept, 'accept-encoding': encoding });
    const forms = { list: 'application/json', packed: packedUnitsType };
    const list = await read(forms.list, 'identity');
    const packed = await read(forms.packed, 'identity');
    for (const [name, accept] of Object.entries(forms)) {
      const plain = await read(accept, 'identity');
      const gzip = await read(accept, 'gzip');
      console.log(`${name.padEnd(8)} ${plain.length} bytes, ${gzip.length} as gzip`);
    }
    const times: Record<string, number[]> = { list: [], packed: [] };
    for (let round = 0; round < rounds; round += 1) {
      times['list']?.push(timeOf(() => JSON.parse(String(list))));
      times['packed']?.push(timeOf(() => unpackUnits(JSON.parse(String(packed)) as PackedUnits)));
    }
    const median = (name: string) => quantile(times[name] ?? [], 0.5);
    console.log(`parsed in ${median('list').toFixed(1)} and, with unpacking, ${median('packed').toFixed(1)} ms`);
    console.log(
      `Ratio: ${(packed.length / list.length).toFixed(2)} of the bytes, ${(median('packed') / median('list')).toFixed(2)} of the time.`,
    );
    return packed.length <= limit;
  } finally {
    const gone = once(server, 'exit');
    server.kill('SIGTERM');
    await gone;
  }
}

/** The body of an answer as it was sent, which `fetch` would decompress. */
async function readBody(address: string, headers: Record<string, string>): Promise<Buffer> {
  const [answer] = (await once(get(address, { headers }), 'response')) as [import('node:http').IncomingMessage];
  return Buffer.concat(await answer.toArray());
}

function timeOf(run: () => unknown): number {
  const from = performance.now();
  run();
  return performance.now() - from;
}

process.exitCode = (await main()) ? 0 : 1;
