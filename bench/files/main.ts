import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import writeExcel from 'write-excel-file/node';
import { fuzzFiles } from '#tools/testing/files/fuzz-files.ts';
import { openSalesFixture } from '#tools/testing/sales-fixture.ts';
import { openSalesSession } from '#tools/testing/sales-sessions.ts';
import { spawnApp } from '#tools/testing/spawn-app.ts';
import { folderEntries } from '#tools/testing/zip-folder.ts';
import { writeXlsx, writeXlsxEntries } from '#tools/testing/write-xlsx.ts';
import { buildFuzzedPackage } from './build-fuzzed-package.ts';

/**
 * `npm run bench:files`: sends mutated price lists and packages to a server for `--seconds`. None may be answered with
 * 500 or above, block the server or end it.
 */
const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '120' },
    seed: { type: 'string', default: String(Math.floor(Math.random() * 2 ** 30)) },
  },
});
const fixture = await openSalesFixture(20);
// The package has other units, so none of the existing ones may be held.
await fixture.pool.query('update properties set status_id = 1, imported_status_id = 1');
const dataDir = await mkdtemp(join(tmpdir(), 'loggia-files-'));
const app = await spawnApp(fixture.url, { DATA_DIR: dataDir });
const { cookie } = await openSalesSession(fixture.db, fixture.projectId, { role: 'admin' });
const built = await buildFuzzedPackage(fixture.projectId);

const rows = [
  ['code', 'price', 'status'],
  ['A-101', 101_000, ''],
  ['A-102', '102.000,50', 'available'],
] as const;
const styled = await writeExcel([
  ['code', 'price'].map((value) => ({ value })),
  [{ value: 'A-101' }, { value: new Date(0), format: 'dd.mm.yyyy' }],
]).toBuffer();
const lists = [
  writeXlsx(rows),
  styled,
  Buffer.from(rows.map((row) => row.join(';')).join('\r\n')),
  Buffer.from('code,price\n"A-101","101,000.00"\nA-102,102000\n'),
];
let reportedAt = performance.now();
const onProgress = (sent: number) => {
  if (performance.now() - reportedAt < 15_000) return;
  reportedAt = performance.now();
  console.log(`${sent} files sent`);
};
const from = { lists, workbook: writeXlsxEntries(rows), entries: await folderEntries(built.folder) };
const result = await fuzzFiles(
  { address: app.address, cookie },
  from,
  { seconds: Number(values.seconds), seed: Number(values.seed) },
  onProgress,
);
console.log(`${result.sent} files, seed ${values.seed}`);
const mutated = [...result.mutated].sort(([a], [b]) => a.localeCompare(b)).map(([type, count]) => `${type} ${count}`);
console.log(`  packages by what was mutated in them: ${mutated.join(', ')}`);
for (const [answer, count] of [...result.answers].sort(([a], [b]) => a.localeCompare(b)))
  console.log(`  ${String(count).padStart(5)} ${answer}`);
for (const line of result.wrong.slice(0, 20)) console.log(`  failure: ${line}`);
console.log(
  result.wrong.length === 0
    ? 'no answer of 500 or above, none missing, no job failed'
    : `${result.wrong.length} failures`,
);
await app.stop();
await built.remove();
await fixture.end();
await rm(dataDir, { recursive: true, force: true });
process.exitCode = result.wrong.length === 0 ? 0 : 1;
