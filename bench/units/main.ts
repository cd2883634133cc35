import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { packedUnitsType, unpackUnits, type PackedUnits } from '#contract/entities/packed-units.ts';
import { quantile } from '#tools/testing/quantile.ts';
import { startSampleServer } from '../start-server.ts';

const units = 5_000;
const rounds = 60;
/** The most that a browser may have to parse, in bytes. */
const limit = 700_000;

/**
 * `npm run bench:units`: what a browser loads and parses for 5,000 units, as the specification's list and in the packed
 * form, in turn in one run.
 */
async function main(): Promise<boolean> {
  const { address, cookie, stop } = await startSampleServer({ units });
  try {
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
    await stop();
  }
}

/** The body of an answer as it was sent, which `fetch` would decompress. */
async function readBody(address: string, headers: Record<string, string>): Promise<Buffer> {
  const [answer] = (await once(get(address, { headers }), 'response')) as [IncomingMessage];
  return Buffer.concat(await answer.toArray());
}

function timeOf(run: () => unknown): number {
  const from = performance.now();
  run();
  return performance.now() - from;
}

process.exitCode = (await main()) ? 0 : 1;
