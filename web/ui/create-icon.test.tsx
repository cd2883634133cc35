import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { slimDrawing } from '#tools/web/slim-icons.ts';
import createIcon from './create-icon.ts';

test.each(['heart', 'map-pin', 'circle-check', 'sliders-horizontal'])(
  'the icon %s is drawn as by its library',
  async (name) => {
    const { default: Library, __iconData: data } = await import(`lucide-react/icons/${name}`);
    const Icon = createIcon(data.name, slimDrawing(data));
    expect(data.node.length).toBeGreaterThan(0);
    for (const attributes of [{}, { className: 'mark' }, { fill: 'currentColor', strokeWidth: 1.5 }])
      expect(renderToStaticMarkup(<Icon {...attributes} />)).toBe(
        renderToStaticMarkup(<Library {...attributes} />)
          .replace(' xmlns="http://www.w3.org/2000/svg"', '')
          .replaceAll(/ lucide-[\w-]+/g, (found: string) => (found === ` lucide-${data.name}` ? found : '')),
      );
  },
);
