import { describe, expect, it } from 'vitest';
import { ownSampleApp } from '#tools/testing/own-sample-app.ts';
import { makeUser } from '#tools/testing/sales-sessions.ts';
import { checkList } from '#tools/testing/send-list.ts';
import { writeWorkbook, writeXlsx } from '#tools/testing/write-xlsx.ts';
import { beginSession } from '#server/sessions/sessions.ts';

// Made before the app is composed: meanwhile, its connections to the database would time out.
const cell = (reference: string, text: string) => `<c r="${reference}" t="inlineStr"><is><t>${text}</t></is></c>`;
const row = (line: number, cells: string) => `<row r="${line}">${cells}</row>`;
const far = `<sheetData>${row(1_048_576, cell('XFD1048576', 'a'))}</sheetData>`;
const header = row(1, cell('A1', 'code') + cell('B1', 'price'));
const many = Array.from({ length: 400_000 }, (_, index) =>
  row(index + 2, `${cell(`A${index + 2}`, 'A-101')}<c r="B${index + 2}"><v>100000</v></c>`),
).join('');
const vast = Buffer.concat([
  Buffer.from('<sheetData>'),
  Buffer.alloc(80 * 1024 ** 2, ' '),
  Buffer.from('</sheetData>'),
]);
const wide = `code,price${',x'.repeat(2_000)}\nA-101,100000${',x'.repeat(2_000)}\n`;

const {
  app,
  database: { db },
  ids: { projectId },
} = await ownSampleApp({ units: 20 });
const cookie = `session=${await beginSession(db, { userId: await makeUser(db, projectId, 'general_manager') })}`;

/** Sends a list, and requests health checks until enough were answered or the list is answered. */
async function sendAndAsk(file: Buffer, language = 'en') {
  const outstanding = new Set(['list']);
  const sent = checkList(app, cookie, file, language).finally(() => outstanding.clear());
  let healthy = 0;
  while (outstanding.size > 0 && healthy <= isBusy) {
    const { statusCode } = await app.inject('/api/healthz');
    if (statusCode === 200) healthy += 1;
    // A pause as between two requests over a network.
    await new Promise((resolve) => setImmediate(resolve));
  }
  const answer = await sent;
  return {
    healthy,
    status: answer.statusCode,
    mistakes: answer.json().mistakes as { line: number; code: string; what: string; todo: string }[],
  };
}

/**
 * A server that parses the list itself answers a few dozen health checks; one that delegates it, a thousand.
 */
const isBusy = 200;

describe('a hostile price list is rejected with a message, and delays nobody', () => {
  it.each<[string, () => Buffer, number, string]>([
    ['a cell at the far end of the sheet', () => writeWorkbook(far), 1_048_576, 'list_too_wide'],
    [
      'a sheet that unpacks to more than it declares',
      () => writeWorkbook(vast, { isPacked: true, claimedSize: 1_000 }),
      1,
      'workbook_unreadable',
    ],
    [
      'a sheet that unfolds to more than a list needs',
      () => writeWorkbook(vast, { isPacked: true }),
      1,
      'list_unfolds_too_far',
    ],
    [
      '400,000 honest rows',
      () => writeWorkbook(`<sheetData>${header}${many}</sheetData>`, { isPacked: true }),
      20_002,
      'list_too_long',
    ],
    [
      'rows without end in a CSV',
      () => Buffer.from(`code,price\n${'A-101,1\n'.repeat(400_000)}`),
      20_002,
      'list_too_long',
    ],
    ['columns without end in a CSV', () => Buffer.from(wide), 1, 'list_too_wide'],
    ['a cell without end in a CSV', () => Buffer.from(`code,price\nA-101,${'1'.repeat(5_000)}\n`), 2, 'cell_too_long'],
    [
      'a row without end in a CSV',
      () => Buffer.from(`code,price\n"A-101,${'1,'.repeat(1_500_000)}\n`),
      2,
      'csv_quotation',
    ],
  ])('%s', async (_name, file, line, code) => {
    const { healthy, status, mistakes } = await sendAndAsk(file());
    expect(status).toBe(200);
    expect(healthy).toBeGreaterThan(isBusy);
    expect(mistakes.map((mistake) => [mistake.line, mistake.code])).toEqual([[line, code]]);
    expect(mistakes[0]?.todo).toMatch(/\w/);
    expect(`${mistakes[0]?.what}${mistakes[0]?.todo}`).not.toMatch(/[{}]|undefined/);
  });

  it('with a message in the requested language', async () => {
    expect((await sendAndAsk(writeWorkbook(far), 'tr')).mistakes).toMatchObject([
      { what: 'Satırda 100. sütundan sonra bir hücre var' },
    ]);
  });

  it('a list of 20,000 unknown codes that all resemble known ones is reported in full', async () => {
    const { healthy, mistakes } = await sendAndAsk(Buffer.from(`code,price\n${'X-999,100000\n'.repeat(20_000)}`));
    expect(healthy).toBeGreaterThan(isBusy);
    expect(mistakes).toHaveLength(20_000);
  });
});

describe('an ordinary workbook', () => {
  it('may have empty rows and distant empty cells', async () => {
    const empty = `${row(900_000, '<c r="XFC900000" s="1"/>')}`;
    const sheet = `<sheetData>${header}${row(5, `${cell('A5', 'A-101')}<c r="B5"><v>101000</v></c>`)}${empty}</sheetData>`;
    expect((await sendAndAsk(writeWorkbook(sheet))).mistakes).toEqual([]);
  });

  it('may have 20,000 rows', async () => {
    const rows = Array.from({ length: 20_000 }, (_, index) => [`X-${index}`, 100_000]);
    expect((await sendAndAsk(writeXlsx([['code', 'price'], ...rows]))).mistakes).toHaveLength(20_000);
  });
});
