import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type Rolldown } from 'vite';
import type { Call } from '#contract/calls/call.ts';

/**
 * What the page's first picture needs, in one file of script and one of style: each file more is a request before it.
 */
const start =
  /vite\/preload-helper|\/web\/(start\.ts|ui\/((prefers-stillness|next-task)\.ts|(fonts|tokens|base)\.css)|features\/rotator\/(begin-turn\.ts|first-frame\.css|engine\/))/;
const vendors =
  /node_modules\/(react|react-dom|scheduler|react-router|cookie|@tanstack\/(react-query|query-core)(?!.*\/(useInfiniteQuery|useQueries|useMutation|infiniteQuery\w+|queriesObserver|mutationObserver)\.))\//;
const shell =
  /\/web\/((api|catalogue)\/|session\/(?!forget-history|end-presentation)|ui\/(?!dashboard\/|(fonts|tokens|base)\.css|(field|split-page|veil-page|growth|chip|toggle|segmented|prefers-stillness|next-task)\.tsx?))|\/web\/texts\/(language|say)|\/(domain|contract)\/(?!(leads|figures|price-list|tables|dashboard|panoramas)\/|people\/(registration|is-valid-email|roles)\.|filter\/(count-options|price-thumbs|search-code|suggest-loosening)\.|units\/sort-units\.|errors\/field-texts\.)/;
/** Small files that the first page and others share, which would each be a request of their own. */
const crumbs =
  /\/web\/app\/((error-page|search-address)\.tsx?|menu\/bottom-area\.module\.css)|lucide-react\/dist\/esm\/icons\/(arrow-right|image|map-pin|sliders-horizontal|user-round-plus|users-round)\.mjs/;
const textFiles = /\/web\/texts\/(en|tr)\/(?!index\.)[\w-]+\.ts$/;
const callList = /\/contract\/calls\/index\.ts$/;
const firstFaces = /(marcellus-latin-400|commissioner-latin-wght)-normal[^/]*\.woff2$/;
/** Calls share their first word with the room `web/api/`, whose sources are the development server's own. */
const callsOnly = '^/api/(?!.*\\.tsx?($|\\?))';
const devServer = `http://127.0.0.1:${process.env['PORT'] ?? '4000'}`;

/**
 * Builds `web/` into `dist/web`: names by content, no inline script and no data addresses, so that a strict content
 * security policy holds. In development, calls and media come from the server on `PORT`, and its boot block with them.
 */
export default defineConfig(({ command }) => ({
  root: fileURLToPath(new URL('web', import.meta.url)),
  publicDir: 'public',
  build: {
    outDir: fileURLToPath(new URL('dist/web', import.meta.url)),
    emptyOutDir: true,
    manifest: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'start', test: start, priority: 9 },
            { name: 'vendor', test: vendors },
            { name: 'shell', test: new RegExp(`${shell.source}|${crumbs.source}`) },
          ],
        },
      },
    },
  },
  resolve: {
    alias: command === 'build' ? { zod: fileURLToPath(new URL('web/api/no-validation.ts', import.meta.url)) } : {},
  },
  server: {
    proxy: Object.fromEntries(
      [callsOnly, '/media', '/img', '/uploads', '/assets/pdf', '/dev/mail'].map((path) => [path, devServer]),
    ),
  },
  plugins: [react(), preloadApp(), compileAhead(), bootFromServer(), compileTexts(), slimCalls()],
}));

/**
 * Names along with the page what comes after the first picture: the app's files, which a browser would learn of only
 * when
 * `start.ts` imports them, and the faces. They lie in a template, which `start.ts` opens when the picture is here and
 * the
 * server takes away from pages without one. Styles are only named: the import of the app puts them to use, and waits
 * for them.
 */
function preloadApp(): Plugin {
  return {
    name: 'preload-app',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle }) => {
        const files = Object.values(bundle ?? {});
        const chunks = files.filter((file) => file.type === 'chunk');
        const parts = withImports(chunks, /\/web\/main\.tsx$/);
        const styles = new Set([...parts].flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]));
        const faces = files.map(({ fileName }) => fileName).filter((file) => firstFaces.test(file));
        const named = [
          ...[...parts].map(({ fileName }) => ({ href: fileName, rel: 'modulepreload' })),
          ...[...styles].map((href) => ({ href, rel: 'preload', as: 'style' })),
          ...faces.map((href) => ({ href, rel: 'preload', as: 'font', type: 'font/woff2' })),
        ];
        const children = named
          .filter(({ href }) => !html.includes(href))
          .map(({ href, ...attrs }) => ({
            tag: 'link',
            attrs: { ...attrs, crossorigin: true, fetchpriority: 'low', href: `/${href}` },
          }));
        return [{ tag: 'template', attrs: { id: 'app-files' }, children, injectTo: 'head' as const }];
      },
    },
  };
}

/**
 * Has the browser compile the first page's files whole, beside the page's thread and while they come. Without the
 * comment
 * each function is compiled on that thread when it is first called, which held a phone up. Chromium knows it from 136
 * on.
 */
function compileAhead(): Plugin {
  return {
    name: 'compile-ahead',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler: (_, bundle) => {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        for (const chunk of withImports(chunks, /\/web\/(index\.html|main\.tsx|app\/home-page\.tsx)$/))
          chunk.code = `//# allFunctionsCalledOnLoad\n${chunk.code}`;
      },
    },
  };
}

/** The chunks of some modules, with all that they import at once. */
function withImports(chunks: Rolldown.OutputChunk[], modules: RegExp): Set<Rolldown.OutputChunk> {
  const found = new Set(chunks.filter((chunk) => modules.test(chunk.facadeModuleId ?? '')));
  for (const part of found) for (const chunk of chunks) if (part.imports.includes(chunk.fileName)) found.add(chunk);
  return found;
}

/** Takes the boot block of the running server's page into the development page. */
function bootFromServer(): Plugin {
  return {
    name: 'boot-from-server',
    apply: 'serve',
    async transformIndexHtml(html) {
      const page = await fetch(devServer).then(
        (answer) => answer.text(),
        () => '',
      );
      return html.replace('<!--boot-->', /<script[^>]*id="boot"[^>]*>[\s\S]*?<\/script>/.exec(page)?.[0] ?? '');
    },
  };
}

/** Compiles the messages of both languages, so that the browser needs no parser for them. */
function compileTexts(): Plugin {
  return {
    name: 'compile-texts',
    apply: 'build',
    async transform(_, id) {
      if (!textFiles.test(id)) return null;
      const texts = Object.entries((await import(pathToFileURL(id).href)) as Record<string, Record<string, string>>);
      const compiled = (messages: Record<string, string>) =>
        Object.fromEntries(Object.entries(messages).map(([key, text]) => [key, compileMessage(text)]));
      return {
        code: texts
          .map(([name, messages]) => `export const ${name} = ${JSON.stringify(compiled(messages))};`)
          .join('\n'),
        map: null,
      };
    },
  };
}

/**
 * Leaves of the contract's calls those that the web names (`calls.login`), and of each what a browser needs to make it:
 * method and path.
 */
function slimCalls(): Plugin {
  return {
    name: 'slim-calls',
    apply: 'build',
    async transform(_, id) {
      if (!callList.test(id)) return null;
      const web = fileURLToPath(new URL('web/', import.meta.url));
      const sources = globSync('**/*.{ts,tsx}', { cwd: web }).map((file) => readFileSync(join(web, file), 'utf8'));
      const named = new Set(
        sources.flatMap((source) => [...source.matchAll(/\bcalls\.(\w+)/g)].map(([, name]) => name!)),
      );
      const { calls } = (await import(pathToFileURL(id).href)) as { calls: Record<string, Call> };
      const slim = Object.fromEntries(
        Object.entries(calls).flatMap(([key, { method, path }]) => (named.has(key) ? [[key, { method, path }]] : [])),
      );
      return { code: `export const calls = ${JSON.stringify(slim)};`, map: null };
    },
  };
}
