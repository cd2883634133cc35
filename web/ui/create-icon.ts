import { createElement, type FunctionComponent, type SVGProps } from 'react';
import { classNames } from './class-names.ts';

/** An element of an icon's drawing, with its attributes; of a path without further ones only its `d`. */
type Drawn = string | [tag: string, attributes: Record<string, string>];

/**
 * Replaces the function of `lucide-react` in the browser's build, which supports sizes, contexts and absolute widths of
 * strokes that nothing here uses. The icons look the same. They are decoration: what they mean is said beside them.
 * `tools/web/slim-icons.ts` writes the calls.
 */
export default function createIcon(name: string, drawing: Drawn[]): FunctionComponent<SVGProps<SVGSVGElement>> {
  return ({ className, ...attributes }) =>
    createElement(
      'svg',
      {
        width: 24,
        height: 24,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        className: classNames('lucide', `lucide-${name}`, className),
        'aria-hidden': true,
        ...attributes,
      },
      ...drawing.map((drawn) =>
        typeof drawn === 'string' ? createElement('path', { d: drawn }) : createElement(drawn[0], drawn[1]),
      ),
    );
}
