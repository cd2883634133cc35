import { parseArgs } from 'node:util';
import { tourSchema, type TourSequence } from '#contract/entities/tour.ts';
import { required } from '#tools/required.ts';
import { startProduct } from '#tools/testing/start-product.ts';
import { barestPage } from './barest-page.ts';
import { controlPage } from './control-page.ts';
import { measure, type Candidate, type Figures } from './measure.ts';
import { devices } from './open-browser.ts';
import { preparePeers } from './peers.ts';
import { productSource } from './product-source.ts';
import { recogniseFrames } from './recognise-frames.ts';
import { table, verdicts } from './report.ts';
import { ShapingServer } from './shaping-server.ts';

/**
 * `npm run bench:rotator`: measures the rotator of the product, other viewers with the same pictures, and a baseline
 * page, in one run, on a link of 10 Mbit/s and 40 ms. The exit code is 1 if a target is missed.
 *
 * --url http://…      the address of a running product; by default, one is started with a new database
 * --peers none        only the product and the baseline page
 * --device desktop    only one device
 * --rounds 5          how often the product and the baseline page are measured, alternately; by default once
 * --priorities none   the server ignores the priorities of requests
 * --frames single     the product loads each frame by itself instead of in bundles
 * --control           a page that misses targets takes the product's place; the exit code is 1 if it misses too few
 * --port 4161         the port of the shaping server; by default any
 */
const { values } = parseArgs({
  options: {
    url: { type: 'string' },
    peers: { type: 'string', default: 'all' },
    device: { type: 'string' },
    rounds: { type: 'string', default: '1' },
    priorities: { type: 'string', default: 'all' },
    frames: { type: 'string', default: 'bundles' },
    control: { type: 'boolean', default: false },
    port: { type: 'string', default: '0' },
  },
});

const product = values.url === undefined ? await startProduct() : undefined;
const address = required(values.url ?? product?.address, 'an address');
const sequence = await readTour(address);
const inBundles = values.frames !== 'single';
const ours: Candidate = {
  name: 'ours',
  path: '/',
  frameSets: [filesOf('landscape'), sequence.landscape.webp, filesOf('portrait'), sequence.portrait.webp],
};
const control = controlPage(sequence);
const subject = values.control ? control.candidate : ours;
const peers = values.peers === 'none' ? undefined : await preparePeers(sequence);
const baselines = new Map(devices.map((device) => [device, barestPage(sequence, device)]));
const server = new ShapingServer(
  [
    ...(peers ? [peers.source] : []),
    control.source,
    ...[...baselines.values()].map(({ source }) => source),
    productSource(address, { inBundles }),
  ],
  { hasPriorities: values.priorities !== 'none' },
);
await server.listen(Number(values.port));

let missed = 0;
try {
  for (const device of devices.filter(({ name }) => values.device === undefined || values.device === name)) {
    const set = device.height > device.width ? 'portrait' : 'landscape';
    const recognise = await recogniseFrames(sequence, set, address);
    const baseline = required(baselines.get(device), `the baseline of ${device.name}`).candidate;
    peers?.useSet(set);
    const rows: { name: string; figures: Figures }[] = [];
    const add = async (candidate: Candidate) => {
      const figures = await measure(server, candidate, device, recognise);
      rows.push({ name: candidate.name, figures });
      return figures;
    };
    const pairs: { figures: Figures; base: Figures }[] = [];
    for (let round = 0; round < Number(values.rounds); round += 1) {
      const base = await add(baseline);
      pairs.push({ figures: await add(subject), base });
    }
    for (const candidate of peers?.candidates ?? []) await add(candidate);
    console.log(`\n${device.name} ${device.width}×${device.height}, ${sequence.frames} frames\n${table(rows)}\n`);
    for (const { figures, base } of pairs) {
      for (const { text, met } of verdicts(device.name, figures, base)) {
        console.log(text);
        missed += met ? 0 : 1;
      }
      console.log('');
    }
  }
} finally {
  server.close();
  await product?.stop();
  await peers?.remove();
}
// The control never turns, blocks the page and loads each frame by itself: the first change, twenty angles, the longest
// task, the sum of tasks, and the requests.
const isAsExpected = values.control ? missed >= 5 : missed === 0;
process.exit(isAsExpected ? 0 : 1);

/** What the product loads of a set of frames: the bundles, and the frames that are in none. */
function filesOf(set: 'landscape' | 'portrait'): readonly string[] {
  if (!inBundles) return sequence[set].avif;
  const bundled = new Set(sequence.bundles.flatMap(({ frames }) => frames));
  const alone = sequence[set].avif.filter((_, frame) => !bundled.has(frame));
  return [...sequence.bundles.map((bundle) => bundle[set]), ...alone];
}

/** The first rotator sequence of a running product. Throws if the development has none. */
async function readTour(address: string): Promise<TourSequence> {
  const answer = await fetch(new URL('/api/tour', address));
  const sequence = tourSchema.parse(await answer.json()).sequences[0];
  if (!sequence) throw new Error('This development has no rotator: there is nothing to measure');
  return sequence;
}
