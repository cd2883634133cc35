import { describe, expect, it } from 'vitest';
import { Report } from '../mistakes/report.ts';
import { checkComplexity } from './check-complexity.ts';
import { parseSvg } from './svg-tree.ts';

function check(inside: string) {
  const report = new Report();
  const tree = parseSvg(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1024 768">${inside}</svg>`);
  return {
    isCheap: checkComplexity(tree, report, 'a.svg'),
    mistakes: report.mistakes.map(({ code, what }) => [code, what]),
  };
}

/** Groups that each refer to the previous one ten times. */
function nested(levels: number, reference = (id: string) => `<use href="#${id}"/>`): string {
  const groups = Array.from(
    { length: levels },
    (_, index) => `<g id="g${index + 1}">${reference(`g${index}`).repeat(10)}</g>`,
  );
  return `<path id="g0" d="M0 0h1v1z"/>${groups.join('')}`;
}

const painted = (element: string) => (id: string) => `<rect width="1" height="1" ${element}="url(#${id})"/>`;

describe('the expanded size of a drawing is computed before it is rendered', () => {
  it.each<[string, string, string]>([
    ['twelve nested uses', nested(12), 'more than 100000 elements'],
    ['twelve nested masks', nested(12, painted('mask')), 'more than 100000 elements'],
    [
      'twelve nested clip paths, in styles',
      nested(12, (id) => `<rect style="clip-path:url(#${id})"/>`),
      'more than 100000 elements',
    ],
    ['twelve nested patterns', nested(12, painted('fill')), 'more than 100000 elements'],
    [
      'deeply nested references',
      `<path id="g0" d="M0 0"/>${Array.from({ length: 40 }, (_, index) => `<g id="g${index + 1}"><use href="#g${index}"/></g>`).join('')}`,
      'more than 16 references',
    ],
    [
      'the same in reverse order',
      `${Array.from({ length: 40 }, (_, index) => `<g id="g${40 - index}"><use href="#g${39 - index}"/></g>`).join('')}<path id="g0" d="M0 0"/>`,
      'more than 16 references',
    ],
    [
      'a long path, a hundred times',
      `<path id="p" d="M0 0${'h1'.repeat(100_000)}"/>${'<use href="#p"/>'.repeat(100)}`,
      'more than 10 MB of paths',
    ],
    ['an endless path', `<path d="M0 0${'h1'.repeat(600_000)}"/>`, 'a path of more than 1 MB'],
  ])('%s', (_name, inside, text) => {
    expect(check(inside)).toMatchObject({
      isCheap: false,
      mistakes: [['svg_too_complex', expect.stringContaining(text)]],
    });
  });

  it.each([
    ['a part that shows itself', '<g id="a"><use href="#b"/></g><g id="b"><use xlink:href="#a"/></g>'],
    ['a use of its own parent', '<g id="a"><use href="#a"/></g>'],
  ])('%s', (_name, inside) => {
    const shown = expect.stringContaining('The g a contains itself, directly or through elements') as unknown;
    expect(check(inside)).toEqual({ isCheap: false, mistakes: [['svg_circular', shown]] });
  });

  it('ordinary reuse is fine', () => {
    const chair = '<symbol id="chair"><path d="M0 0h10v10z"/></symbol><g id="table">'.concat(
      '<use href="#chair"/>'.repeat(8),
      '</g>',
      '<use href="#table"/>'.repeat(50),
    );
    expect(check(chair)).toEqual({ isCheap: true, mistakes: [] });
  });
});
