import { expect, onTestFinished, test } from 'vitest';
import { buildPackage } from '#tools/testing/build-package.ts';
import { checkHere } from '#tools/testing/import-here.ts';

const square = (index: number) => [(index % 200) * 5, Math.floor(index / 200) * 5];
const squares = Array.from({ length: 2_000 }, (_, index) => square(index));

test.each([
  [
    'as 2,000 shapes of a group',
    `<g id="101">\n${squares.map(([x, y]) => `<rect x="${x}" y="${y}" width="4" height="4"/>`).join('\n')}</g>`,
  ],
  ['as one path of 2,000 parts', `<path id="101" d="${squares.map(([x, y]) => `M${x} ${y}h4v4h-4z`).join('')}"/>`],
])('a residence that is drawn %s is one mistake in a sentence', async (_, drawn) => {
  const built = await buildPackage();
  onTestFinished(built.remove);
  await built.change('plans/δf1.svg', (text) => text.replace('</g></svg>', `${drawn}</g></svg>`));
  const { mistakes } = await checkHere(built.folder);
  expect(mistakes).toMatchObject([{ code: 'polygons_too_many', what: expect.stringContaining('more than 500') }]);
});
