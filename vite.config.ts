import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import type { Call } from '#contract/calls/call.ts';

const vendors = /node_modules\/(react|react-dom|scheduler|react-router|cookie|@tanstack\/(react-query|query-core)(?!.*\/(useInfiniteQuery|useQueries|useMutation|infiniteQuery\w+|queriesObserver|mutationObserver)\.)|@lingui)\//;
const shell = /\/web\/((api|catalogue)\/|session\/(?!forget-history|end-presentation)|ui\/(?!dashboard\/|(fonts|tokens|base)\.css|(field|split-page|veil-page|growth|chip|toggle|segmented|prefers-stillness)\.tsx?))|\/web\/texts\/language|\/(domain|contract)\/(?!(leads|figures|price-list|tables|dashboard|panoramas)\/|people\/(registration|is-valid-email|roles)\.|filter\/(count-options|price-thumbs|search-code|suggest-loosening)\.|units\/sort-units\.|errors\/field-texts\.)/;
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
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'loader', test: /vite\/preload-helper|ui\/prefers-stillness/, priority: 9 }, { name: 'vendor', test: vendors }, { name: 'shell', test: shell }] } } },
  },
  resolve: { alias: command === 'build' ? { zod: fileURLToPath(new URL('web/api/no-validation.ts', import.meta.url)) } : {} },
  server: { proxy: Object.fromEntries([callsOnly, '/media', '/img', '/uploads', '/assets/pdf', '/dev/mail'].map((path) => [path, devServer])) },
  plugins: [react(), preloadFaces(), preloadApp(), bootFromServer(), compileTexts(), slimCalls()],
}));

/** Asks for the two faces of the first screen along with the page instead of after its styles, and after its picture. */
function preloadFaces(): Plugin {
  return {
    name: 'preload-faces',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((file) => firstFaces.test(file))
          .map((file) => ({ tag: 'link', attrs: { rel: 'preload', as: 'font', type: 'font/woff2', fetchpriority: 'low', href: `/${file}`, crossorigin: true }, injectTo: 'head' })),
    },
  };
}

/**
 * Names the app's files along with the page: `start.ts` imports them, but a browser would learn of them only then. They
 * lie in a template, which the server takes away from pages without a turning picture; with one, the picture comes first.
 */
function preloadApp(): Plugin {
  return {
    name: 'preload-app',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle }) => {
        const chunks = Object.values(bundle ?? {}).filter((file) => file.type === 'chunk');
        const app = chunks.find((chunk) => chunk.facadeModuleId?.endsWith('/web/main.tsx'));
        const parts = app ? [app, ...chunks.filter((chunk) => app.imports.includes(chunk.fileName))] : [];
        const isNew = ({ fileName }: { fileName: string }) => !html.includes(fileName);
        const styles = [...new Set(parts.flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]))];
        return [
          { tag: 'template', attrs: { id: 'app-files' }, children: parts.filter(isNew).map(({ fileName }) => ({ tag: 'link', attrs: { rel: 'modulepreload', crossorigin: true, fetchpriority: 'low', href: `/${fileName}` } })), injectTo: 'head' as const },
          ...styles.filter((fileName) => !html.includes(fileName)).map((fileName) => ({ tag: 'link', attrs: { rel: 'stylesheet', crossorigin: true, href: `/${fileName}` }, injectTo: 'head' as const })),
        ];
      },
    },
  };
}

/** Takes the boot block of the running server's page into the development page. */
function bootFromServer(): Plugin {
  return {
    name: 'boot-from-server',
    apply: 'serve',
    async transformIndexHtml(html) {
      const page = await fetch(devServer).then((answer) => answer.text(), () => '');
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
      const compiled = (messages: Record<string, string>) => Object.fromEntries(Object.entries(messages).map(([key, text]) => [key, compileMessage(text)]));
      return { code: texts.map(([name, messages]) => `export const ${name} = ${JSON.stringify(compiled(messages))};`).join('\n'), map: null };
    },
  };
}

/** Leaves of the contract's calls those that the web names (`calls.login`), and of each what a browser needs to make it: method and path. */
function slimCalls(): Plugin {
  return {
    name: 'slim-calls',
    apply: 'build',
    async transform(_, id) {
      if (!callList.test(id)) return null;
      const web = fileURLToPath(new URL('web/', import.meta.url));
      const sources = globSync('**/*.{ts,tsx}', { cwd: web }).map((file) => readFileSync(join(web, file), 'utf8'));
      const named = new Set(sources.flatMap((source) => [...source.matchAll(/\bcalls\.(\w+)/g)].map(([, name]) => name!)));
      const { calls } = (await import(pathToFileURL(id).href)) as { calls: Record<string, Call> };
      const slim = Object.fromEntries(Object.entries(calls).flatMap(([key, { method, path }]) => (named.has(key) ? [[key, { method, path }]] : [])));
      return { code: `export const calls = ${JSON.stringify(slim)};`, map: null };
    },
  };
}
