import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite';
import { languages } from '#domain/texts/language.ts';
import { withImports } from './with-imports.ts';

/** The screens of pages that are often opened first: forms and shared links. */
const screens: Readonly<Record<string, string>> = {
  '/register': 'web/features/register/register-screen.tsx',
  '/login': 'web/app/login-page.tsx',
  '/salesLogin': 'web/features/sales-login/sales-login-screen.tsx',
  '/building/{id}': 'web/features/building/building-screen.tsx',
  '/building/{id}/floor/{level}': 'web/app/floor-page.tsx',
  '/property-view/{id}': 'web/app/unit-page.tsx',
};

/**
 * Lists files in the page that a browser would otherwise discover one after another: the app's, which `start.ts`
 * imports, and those of a screen and of a language, which the app imports. Each list is a template. `start.ts` opens
 * that of the app once the first picture is loaded; on pages without a picture, the server removes the template element
 * around it, and around those of the page and its language. Style sheets are only preloaded: the import of the scripts
 * applies them and waits for them.
 */
export function preloadFiles(): Plugin {
  return {
    name: 'preload-files',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle = {} }) => {
        const app = filesOf(bundle, ['web/main.tsx']).filter(({ href }) => !html.includes(href));
        const known = new Set(app.map(({ href }) => href));
        const further = (...modules: string[]) =>
          filesOf(bundle, modules).filter(({ href }) => !known.has(href) && !html.includes(href));
        return [
          template({ id: 'app-files' }, app),
          ...Object.entries(screens).map(([page, screen]) => template({ 'data-page': page }, further(screen))),
          ...languages.map((language) =>
            template(
              { 'data-language': language },
              further(`web/texts/${language}/index.ts`, `web/texts/${language}/index.further.ts`),
            ),
          ),
        ];
      },
    },
  };
}

type Preload = { href: string; rel: string; as?: string };

/** The scripts of some modules with all that they import statically, and their style sheets. */
function filesOf(bundle: Rolldown.OutputBundle, modules: readonly string[]): Preload[] {
  const chunks = withImports(bundle, modules);
  const styles = new Set(chunks.flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]));
  return [
    ...chunks.map(({ fileName }) => ({ href: fileName, rel: 'modulepreload' })),
    ...[...styles].map((href) => ({ href, rel: 'preload', as: 'style' })),
  ];
}

function template(attrs: Record<string, string>, files: readonly Preload[]): HtmlTagDescriptor {
  const children = files.map(({ href, ...attrs }) => ({
    tag: 'link',
    attrs: { ...attrs, crossorigin: true, fetchpriority: 'low', href: `/${href}` },
  }));
  return { tag: 'template', attrs, children, injectTo: 'head' };
}
