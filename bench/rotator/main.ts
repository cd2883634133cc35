import { parseArgs } from 'node:util';
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
 * Measures the rotator of the running product beside other viewers with the same pictures, and a page that does nothing
 * but show them, in one run, on a link of 10 Mbit/s and 40 ms. Exit code 1 where a target is missed.
 *
 * --url http://…      a product that already runs; without it one is started on a database of its own
 * --peers none        ours and the barest page alone
 * --device desktop    one device alone
 * --port 4161         where the shaping server listens; 0 takes any
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
const barest = new Map(devices.map((device) => [device, barestPage(sequence, device)]));
const server = new ShapingServer([
  ...(peers ? [peers.source] : []),
  ...[...barest.values()].map(({ source }) => source),
  productSource(product.url),
]);
await server.listen(Number(values.port));

let missed = 0;
try {
  for (const device of devices.filter(({ name }) => values.device === undefined || values.device === name)) {
    const rows = [];
    for (const candidate of [ours, barest.get(device)!.candidate, ...(peers?.candidates ?? [])]) {
      const figures = await measure(server, candidate, device);
      rows.push({ name: candidate.name, figures });
      console.log(`${device.name}: ${candidate.name} measured`);
    }
    console.log(`\n${device.name} ${device.width}×${device.height}, ${sequence.frames} frames\n${table(rows)}\n`);
    for (const { text, met } of verdicts(device.name, rows[0]!.figures)) {
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
