import { createElement, type FunctionComponent, type SVGProps } from 'react';
import { classNames } from './class-names.ts';

/** The data of an icon of `lucide-react`: its name, and the elements of its drawing with their attributes. */
type IconData = { name: string; node: [tag: string, attributes: Record<string, string>][] };

/**
 * Replaces the function of `lucide-react` in the browser's build, which supports sizes, contexts and absolute widths of
 * strokes that nothing here uses. The icons look the same. They are decoration: what they mean is said beside them.
 */
export default function createIcon({ name, node }: IconData): FunctionComponent<SVGProps<SVGSVGElement>> {
  return ({ className, ...attributes }) =>
    createElement(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
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
      node.map(([tag, drawing]) => createElement(tag, drawing)),
    );
}
