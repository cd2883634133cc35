import { expect, it, onTestFinished } from 'vitest';
import { buildPackage } from '#tools/testing/build-package.ts';
import { checkHere } from '#tools/testing/import-here.ts';
import { findDeepLine } from './find-deep-line.ts';

it('settings of 100,000 lists inside one another are a mistake in a sentence', async () => {
  const built = await buildPackage();
  onTestFinished(built.remove);
  const deep = `{\n"settings": ${'['.repeat(100_000)}${']'.repeat(100_000)}}`;
  await built.write('development.json', deep);
  expect((await checkHere(built.folder)).mistakes).toContainEqual(
    expect.objectContaining({
      code: 'json_unreadable',
      line: 2,
      what: expect.stringContaining('more than 100 brackets are open inside one another'),
    }),
  );
});

it.each([
  ['brackets beside one another', '[],'.repeat(1_000_000), undefined],
  ['brackets in texts', `"${'[\\"'.repeat(1_000_000)}"`, undefined],
  ['a backslash at the end', '"\\', undefined],
  ['brackets that do not close', `\n${'{"a":'.repeat(1_000_000)}`, 2],
])('%s are told from nested ones', (_, text, line) => {
  expect(findDeepLine(text)).toBe(line);
});
