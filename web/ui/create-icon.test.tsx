import { Heart } from 'lucide-react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import createIcon from './create-icon.ts';

const data = {
  name: 'heart',
  node: [
    [
      'path',
      {
        d: 'M2 9.5a5.5 5.5 0 0 1 9.591-3.676.56.56 0 0 0 .818 0A5.49 5.49 0 0 1 22 9.5c0 2.29-1.5 4-3 5.5l-5.492 5.313a2 2 0 0 1-3 .019L5 15c-1.5-1.5-3-3.2-3-5.5',
        key: 'mvr1a0',
      },
    ],
  ],
} satisfies Parameters<typeof createIcon>[0];
const Icon = createIcon(data);

test.each([{}, { className: 'big' }, { 'aria-label': 'Like' }, { 'aria-hidden': true, strokeWidth: 1.5 }] as const)(
  'draws what lucide-react draws with %o',
  (props) => {
    expect(attributes(<Icon {...props} />)).toEqual(attributes(<Heart {...props} />));
  },
);

/** The attributes of the elements, in any order. */
function attributes(icon: React.ReactElement): string[][] {
  const elements = renderToStaticMarkup(icon).match(/<\w[^>]*/g) ?? [];
  return elements.map((element) => (element.match(/[\w-]+="[^"]*"/g) ?? []).toSorted());
}
