import { asc } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ListMistakeCode } from '#contract/errors/price-list-codes.ts';
import { ownSampleApp } from '#tools/testing/own-sample-app.ts';
import { makeUser } from '#tools/testing/sales-sessions.ts';
import { applyList, checkList } from '#tools/testing/send-list.ts';
import { writeXlsx } from '#tools/testing/write-xlsx.ts';
import { properties, unitChanges } from '#server/database/schema.ts';
import { beginSession } from '#server/sessions/sessions.ts';

const {
  app,
  database: { db },
  ids: { projectId },
} = await ownSampleApp({ units: 80 });
const cookie = `session=${await beginSession(db, { userId: await makeUser(db, projectId, 'general_manager') })}`;

/**
 * Statuses cycle through all seven: A-101 is available, A-102 reserved, A-103 sold, A-104 blocked, A-107 issue, A-108
 * available again.
 */
const planted: [row: string, code: ListMistakeCode][] = [
  ['A-101;=B2*1,05;', 'price_formula'],
  ['A-108;#REF!;', 'price_error'],
  ['A-115;5 %;', 'price_percent'],
  ['A-202;12.05.2026;', 'price_date'],
  ['A-209;$ 105.000;', 'price_currency'],
  ['A-216;1,05E+05;', 'price_exponent'],
  ['A-303;1O5000;', 'price_letter'],
  ['A-310;on request;', 'price_format'],
  ['A-317;100000-110000;', 'price_range'],
  ['A-104;1.105,000;', 'price_ambiguous'],
  ['A-111;10 5000;', 'price_grouping'],
  ['A-118;105000,1234;', 'price_decimals'],
  ['A-205;-105000;', 'price_negative'],
  ['A-212;0;', 'price_zero'],
  ['A-219;99999999999999;', 'price_too_large'],
  ['A-306;15500000;', 'price_in_cents'],
  ['A-313;157,5;', 'price_in_thousands'],
  ['A-320;900000;', 'price_far'],
  ['A-103;150000;', 'price_of_sold'],
  ['A-102;150000;', 'price_of_reserved'],
  ['A-107;;maybe', 'status_unknown'],
  ['A-109;;available', 'status_of_held'],
  ['A-114;;sold', 'status_needs_client'],
  ['A-203;;', 'row_says_nothing'],
  ['A-999;150000;', 'code_unknown'],
  [';150000;', 'code_missing'],
  ['A-101;150000;', 'code_twice'],
  ['A-201', 'row_short'],
  ['A-208;150000;;x', 'row_long'],
  ['A-215;150\u200b000;', 'control_character'],
  ['A-304;;issue', 'status_of_held'],
  ['A-404;;issue', 'status_not_by_list'],
];
const list = ['code;price;status', ...planted.map(([row]) => row), ''].join('\r\n');
const snapshot = () =>
  db
    .select({ id: properties.id, price: properties.price, status: properties.status_id, version: properties.version })
    .from(properties)
    .orderBy(asc(properties.id));
let before: Awaited<ReturnType<typeof snapshot>> = [];

beforeAll(async () => {
  before = await snapshot();
});

describe('a price list with thirty planted mistakes', () => {
  it('reports each with its line, the problem and the remedy, in English and Turkish', async () => {
    expect(new Set(planted.map(([, code]) => code)).size).toBeGreaterThanOrEqual(30);
    for (const language of ['en', 'tr']) {
      const { mistakes } = (await checkList(app, cookie, Buffer.from(list), language)).json();
      expect(mistakes.map(({ line, code }: { line: number; code: string }) => [line, code])).toEqual(
        planted.map(([, code], index) => [index + 2, code]),
      );
      for (const { what, todo } of mistakes) {
        expect(what.length).toBeGreaterThan(8);
        expect(todo.length).toBeGreaterThan(8);
        expect(`${what}${todo}`).not.toMatch(/[{}]|undefined/);
      }
    }
  });

  it('is not applied even in part, even on a direct request', async () => {
    const good = (await checkList(app, cookie, Buffer.from('code,price\nA-411,180000\n'))).json();
    expect(good.changes).toHaveLength(1);
    const answer = await applyList(app, cookie, Buffer.from(`${list}A-411;180000;\r\n`), {
      seen: good.seen,
      reason: 'spring',
    });
    expect(answer.json()).toMatchObject({ status: 422, code: 'list_has_mistakes' });
    expect(await snapshot()).toEqual(before);
    expect(await db.select().from(unitChanges)).toEqual([]);
  });
});

describe('a file that is not a price list', () => {
  it.each([
    ['no rows', Buffer.from('code,price\n'), 1, 'list_empty'],
    ['nothing', Buffer.from(''), 1, 'list_empty'],
    ['no column of codes', Buffer.from('unitnumber,price\nA-101,1\n'), 1, 'column_code_missing'],
    ['no column of prices', Buffer.from('code,cost\nA-101,1\n'), 1, 'column_price_missing'],
    ['a column twice', Buffer.from('code,price,Price\nA-101,120000,120000\n'), 1, 'column_twice'],
    ['an unknown column', Buffer.from('code,price,discount\nA-101,120000,5\n'), 1, 'column_unknown'],
    ['a column without a name', Buffer.from('code,,price\nA-101,x,120000\n'), 1, 'column_without_name'],
    ['an open quotation mark', Buffer.from('code,price\nA-101,100000\n"A-108,120000\n'), 3, 'csv_quotation'],
    ['Windows-1254', Buffer.from('code,price,building\nA-101,100000,x\nA-108,120000,\xdei\n', 'latin1'), 3, 'encoding'],
    ['UTF-16', Buffer.from('\ufeffcode\tprice\n', 'utf16le'), 1, 'encoding'],
    [
      'a picture',
      Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]),
      1,
      'not_a_table',
    ],
    [
      'half a workbook',
      writeXlsx([
        ['code', 'price'],
        ['A-101', 1],
      ]).subarray(0, 500),
      1,
      'workbook_unreadable',
    ],
  ])('%s', async (_name, file, line, code) => {
    const { mistakes } = (await checkList(app, cookie, file)).json();
    expect(mistakes).toContainEqual(expect.objectContaining({ line, code }));
  });

  it('an oversized list, or none at all', async () => {
    expect((await checkList(app, cookie, Buffer.alloc(5 * 1024 * 1024, 'x'))).statusCode).toBe(413);
    expect(
      (
        await app.inject({
          method: 'POST',
          url: '/api/properties/priceList/check',
          headers: { cookie },
          payload: { file: 'text' },
        })
      ).statusCode,
    ).toBe(400);
  });
});
