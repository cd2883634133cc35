import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { languages } from '#domain/texts/language.ts';
import { unitStatuses, type UnitStatusId } from './statuses.ts';
import {
  nextSort,
  readSort,
  readingOrder,
  sortColumns,
  sortUnits,
  writeSort,
  type SortableUnit,
} from './sort-units.ts';
import { UnitStatus } from './unit-status.ts';

type Unit = SortableUnit & { type: string };
const unit = (code: string, more: Partial<Unit> = {}): Unit => ({
  code,
  status_id: UnitStatus.available,
  gross_area: 50,
  terrace_area: 0,
  price: 1,
  type: '',
  ...more,
});
const typeOf = (unit: Unit) => unit.type;
const codes = (units: readonly Unit[]) => units.map((unit) => unit.code);

it.each([
  ['price', { column: 'price', descending: false }],
  ['-price', { column: 'price', descending: true }],
  ['colour', undefined],
  ['--price', undefined],
  ['', undefined],
  [null, undefined],
])('%s in an address gives the order of the list', (text, sort) => {
  expect(readSort(text, sortColumns)).toEqual(sort);
  expect(sort && writeSort(sort)).toBe(sort && text);
});

describe('a click on a header', () => {
  it('sorts ascending, then descending, then ascending again', () => {
    const first = nextSort(undefined, 'price');
    const second = nextSort(first, 'price');
    expect([first, second, nextSort(second, 'price')].map((sort) => sort.descending)).toEqual([false, true, false]);
  });
  it('starts ascending on another column', () => {
    expect(nextSort({ column: 'price', descending: false }, 'total')).toEqual({ column: 'total', descending: false });
  });
});

describe('reading order', () => {
  it.each([
    ['M2', 'M10'],
    ['101', 'BA1'],
    ['9', '10'],
    ['A-109', 'A-110'],
    ['BA2', 'M1'],
  ])('puts %s before %s', (a, b) => {
    for (const language of ['en', 'tr'] as const) {
      expect(readingOrder(language)(a, b)).toBeLessThan(0);
      expect(readingOrder(language)(b, a)).toBeGreaterThan(0);
    }
  });
  it.each(languages)('orders codes in %s as its collator does', (language) => {
    const { compare } = new Intl.Collator(language, { numeric: true });
    const letters = fc.string({ unit: fc.constantFrom('A', 'B', 'I', 'Q', 'Z', 'a', 'É'), maxLength: 3 });
    const code = fc
      .tuple(letters, fc.constantFrom('', '-', ' ', '.'), fc.constantFrom('', '0', '00'), fc.nat({ max: 120 }))
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(code, code, (a, b) => {
        const order = readingOrder(language)(a, b);
        expect(Math.sign(order)).toBe(compare(a, b) || Number(a > b) - Number(a < b));
      }),
      { numRuns: 2_000 },
    );
  });
  it('breaks ties between texts that compare equal by their characters', () => {
    const order = readingOrder('en');
    expect([order('A-05', 'A-5'), order('A-5', 'A-05'), order('A-5', 'A-5')]).toEqual([-1, 1, 0]);
  });
  it('sorts Turkish letters in Turkish order', () => {
    expect(['Zemin', 'Şehir', 'Ilık', 'İnci', 'Çatı', 'Cadde', 'Salon'].sort(readingOrder('tr'))).toEqual([
      'Cadde',
      'Çatı',
      'Ilık',
      'İnci',
      'Salon',
      'Şehir',
      'Zemin',
    ]);
  });
});

describe('a list', () => {
  const units = [
    unit('A-110', { status_id: UnitStatus.signed, gross_area: 112.5, terrace_area: 9, price: 300, type: 'Dublex' }),
    unit('A-M2', { status_id: UnitStatus.available, gross_area: 84, terrace_area: 0, price: 100, type: 'Çatı' }),
    unit('A-9', { status_id: UnitStatus.issue, gross_area: 9.5, terrace_area: 14, price: undefined, type: 'Köşe' }),
    unit('A-M10', { status_id: UnitStatus.offer, gross_area: 100, terrace_area: 2, price: 20, type: 'Cephe' }),
  ];
  it.each([
    ['status', ['A-M2', 'A-M10', 'A-110', 'A-9']],
    ['number', ['A-9', 'A-110', 'A-M2', 'A-M10']],
    ['total', ['A-9', 'A-M2', 'A-M10', 'A-110']],
    ['balcony', ['A-M2', 'A-M10', 'A-110', 'A-9']],
    ['type', ['A-M10', 'A-M2', 'A-110', 'A-9']],
  ] as const)('sorts by %s in both directions', (column, ascending) => {
    const sorted = (descending: boolean) => codes(sortUnits(units, { column, descending }, typeOf, 'tr'));
    expect(sorted(false)).toEqual(ascending);
    expect(sorted(true)).toEqual(ascending.toReversed());
  });
  it('is sorted by code until a header is clicked', () => {
    expect(codes(sortUnits(units, undefined, typeOf, 'en'))).toEqual(['A-9', 'A-110', 'A-M2', 'A-M10']);
  });
  it('keeps a unit without a price last in both directions', () => {
    expect(codes(sortUnits(units, { column: 'price', descending: false }, typeOf, 'en'))).toEqual([
      'A-M10',
      'A-M2',
      'A-110',
      'A-9',
    ]);
    expect(codes(sortUnits(units, { column: 'price', descending: true }, typeOf, 'en'))).toEqual([
      'A-110',
      'A-M2',
      'A-M10',
      'A-9',
    ]);
  });
  it.each([
    [false, ['A1', 'A2']],
    [true, ['A1', 'A2']],
    [false, ['A2', 'A1']],
    [true, ['A2', 'A1']],
  ])('puts the one of two units without a price last, descending: %s, from %s', (descending, given) => {
    const some = given.map((code) => unit(code, { price: code === 'A1' ? undefined : 300 }));
    expect(codes(sortUnits(some, { column: 'price', descending }, typeOf, 'en'))).toEqual(['A2', 'A1']);
  });

  it('keeps a unit with a price on request last in both directions', () => {
    const some = [unit('A1', { price: 0 }), unit('A2', { price: 300 }), unit('A3', { price: 200 })];
    const sorted = (descending: boolean) => codes(sortUnits(some, { column: 'price', descending }, typeOf, 'en'));
    expect([sorted(false), sorted(true)]).toEqual([
      ['A3', 'A2', 'A1'],
      ['A2', 'A3', 'A1'],
    ]);
  });
  it('orders equal units by code in both directions', () => {
    const equal = [unit('B2'), unit('B10'), unit('B1')];
    expect(codes(sortUnits(equal, { column: 'total', descending: false }, typeOf, 'en'))).toEqual(['B1', 'B2', 'B10']);
    expect(codes(sortUnits(equal, { column: 'total', descending: true }, typeOf, 'en'))).toEqual(['B1', 'B2', 'B10']);
    for (const descending of [false, true])
      expect(codes(sortUnits(equal, { column: 'price', descending }, typeOf, 'en'))).toEqual(['B1', 'B2', 'B10']);
  });
});

it('loses no unit and ignores the input order', () => {
  const anyUnit = fc.record({
    code: fc.stringMatching(/^[AM]-\d{1,3}$/),
    status_id: fc.constantFrom<UnitStatusId>(...unitStatuses.map((status) => status.id)),
    gross_area: fc.nat(200),
    terrace_area: fc.nat(20),
    price: fc.option(fc.nat(1000), { nil: undefined }),
    type: fc.constantFrom('1+1', '2+1', 'Çatı'),
  });
  const units = fc.uniqueArray(anyUnit, { selector: (unit) => unit.code, maxLength: 30 });
  fc.assert(
    fc.property(units, fc.constantFrom(...sortColumns), fc.boolean(), (units, column, descending) => {
      const once = codes(sortUnits(units, { column, descending }, typeOf, 'tr'));
      expect(once.toSorted()).toEqual(codes(units).toSorted());
      expect(codes(sortUnits(units.toReversed(), { column, descending }, typeOf, 'tr'))).toEqual(once);
    }),
  );
});

it.each([false, true])(
  'units without a price keep the order of their codes at the end, descending: %s',
  (descending) => {
    const units = [
      unit('A-3', { price: undefined }),
      unit('A-2'),
      unit('A-1', { price: undefined }),
      unit('A-4', { price: 3 }),
    ];
    const sorted = codes(sortUnits(units, { column: 'price', descending }, typeOf, 'en'));
    expect(sorted).toEqual(descending ? ['A-4', 'A-2', 'A-1', 'A-3'] : ['A-2', 'A-4', 'A-1', 'A-3']);
  },
);

it.each([
  ['A-1', 'A-2'],
  ['A-2', 'A-1'],
])('%s without a price comes after %s, whichever is listed first', (without, other) => {
  for (const units of [
    [unit(without, { price: undefined }), unit(other)],
    [unit(other), unit(without, { price: undefined })],
  ])
    expect(codes(sortUnits(units, { column: 'price', descending: false }, typeOf, 'en'))).toEqual([other, without]);
});
