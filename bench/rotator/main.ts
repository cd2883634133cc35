import { parseArgs } from 'node:util';
import { required } from '#tools/required.ts';
import { barestPage } from './barest-page.ts';
import { measure, type Candidate } from './measure.ts';
import { devices } from './open-browser.ts';
import { preparePeers } from './peers.ts';
import { productSource } from './product-source.ts';
import { readTour } from './read-tour.ts';
import { table, verdicts } from './report.ts';
import { ShapingServer } from './shaping-server.ts';
import { startProduct } from './start-product.ts';

/**
 * `npm run bench:rotator`: measures the rotator of the product, other viewers with the same pictures, and a baseline
 * page, in one run, on a link of 10 Mbit/s and 40 ms. The exit code is 1 if a target is missed.
 *
 * --url http://…      the address of a running product; by default, one is started with a new database
 * --peers none        only the product and the baseline page
 * --device desktop    only one device
 * --port 4161         the port of the shaping server; by default any
 */
const { values } = parseArgs({
  options: {
    url: { type: 'string' },
    peers: { type: 'string', default: 'all' },
    device: { type: 'string' },
    port: { type: 'string', default: '0' },
  },
});

const product = values.url ? { url: values.url, stop: async () => undefined } : await startProduct();
const sequence = await readTour(product.url);
const ours: Candidate = {
  name: 'ours',
  path: '/',
  frameSets: [sequence.landscape.avif, sequence.landscape.webp, sequence.portrait.avif, sequence.portrait.webp],
};
const peers = values.peers === 'none' ? undefined : await preparePeers(sequence, product.url);
const baselines = new Map(devices.map((device) => [device, barestPage(sequence, device)]));
const server = new ShapingServer([
  ...(peers ? [peers.source] : []),
  ...[...baselines.values()].map(({ source }) => source),
  productSource(product.url),
]);
await server.listen(Number(values.port));

let missed = 0;
try {
  for (const device of devices.filter(({ name }) => values.device === undefined || values.device === name)) {
    const ourFigures = await measure(server, ours, device);
    console.log(`${device.name}: ${ours.name} measured`);
    const rows = [{ name: ours.name, figures: ourFigures }];
    for (const candidate of [
      required(baselines.get(device), `the baseline of ${device.name}`).candidate,
      ...(peers?.candidates ?? []),
    ]) {
      const figures = await measure(server, candidate, device);
      rows.push({ name: candidate.name, figures });
      console.log(`${device.name}: ${candidate.name} measured`);
    }
    console.log(`\n${device.name} ${device.width}×${device.height}, ${sequence.frames} frames\n${table(rows)}\n`);
    for (const { text, met } of verdicts(device.name, ourFigures)) {
      console.log(text);
      missed += met ? 0 : 1;
    }
    console.log('');
  }
} finally {
  server.close();
  await product.stop();
  await peers?.remove();
}
process.exit(missed > 0 ? 1 : 0);
