import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import { pathOf } from './path-of.ts';

type Icon = { name: string; node: [tag: string, attributes: Record<string, string>][] };

/**
 * Reduces each icon of `lucide-react` to its name and the elements of its drawing, for `web/ui/create-icon.ts`: of a
 * path only what it draws, and no keys, which fixed elements do not need.
 */
export function slimIcons(): Plugin {
  return {
    name: 'slim-icons',
    apply: 'build',
    async transform(_, id) {
      if (!/^node_modules\/lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs$/.test(pathOf(id))) return null;
      const { __iconData: icon } = (await import(pathToFileURL(id).href)) as { __iconData?: Icon };
      if (!icon) return null;
      return {
        code: `import createIcon from '../createLucideIcon.mjs';
export default /* @__PURE__ */ createIcon(${JSON.stringify(icon.name)}, ${JSON.stringify(slimDrawing(icon))});`,
        map: null,
      };
    },
  };
}

/** The drawing of an icon as `web/ui/create-icon.ts` takes it. */
export function slimDrawing({ node }: Icon): (string | [tag: string, attributes: Record<string, string>])[] {
  return node.map(([tag, attributes]) => {
    const drawn = Object.entries(attributes).filter(([name]) => name !== 'key');
    const { d } = attributes;
    return tag === 'path' && d !== undefined && drawn.length === 1 ? d : [tag, Object.fromEntries(drawn)];
  });
}
