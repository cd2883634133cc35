import { createHash } from 'node:crypto';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import react from '@vitejs/plugin-react';
import { defineConfig, normalizePath, type Plugin, type Rolldown } from 'vite';
import type { Call } from '#contract/calls/call.ts';
import { keepTogether } from '#domain/texts/keep-together.ts';
import { languages } from '#domain/texts/language.ts';
import { chunkGroups } from '#tools/web/chunk-groups.ts';
import { pathOf } from '#tools/web/path-of.ts';
import { preloadFiles } from '#tools/web/preload-files.ts';
import { reactByName } from '#tools/web/react-by-name.ts';
import { slimIcons } from '#tools/web/slim-icons.ts';
import { keepStyles, slimStyles } from '#tools/web/slim-styles.ts';
import { withImports } from '#tools/web/with-imports.ts';

const root = normalizePath(fileURLToPath(new URL('.', import.meta.url)));
/** React would offer itself to the developer tools of every visitor's browser. */
const withoutDeveloperTools = { __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined' };
const namedChunks = new Set(['rolldown-runtime', ...chunkGroups().map(({ name }) => name)]);
const devServer = `http://127.0.0.1:${process.env['PORT'] ?? '4000'}`;

/**
 * Files have the names of their screens. What several screens share would be named after one of its modules, in a list
 * that every page loads.
 */
const fileNames: Pick<Rolldown.OutputOptions, 'entryFileNames' | 'chunkFileNames' | 'assetFileNames'> = {
  // The address of the service worker never changes.
  entryFileNames: ({ name }) => (name === 'service-worker' ? '[name].js' : 'assets/[name]-[hash].js'),
  chunkFileNames: ({ name, isDynamicEntry }) =>
    isDynamicEntry || namedChunks.has(name) ? 'assets/[name]-[hash].js' : 'assets/s-[hash].js',
  assetFileNames: ({ names: [name = ''] }) =>
    name.endsWith('.css') && !namedChunks.has(name.slice(0, -4))
      ? 'assets/s-[hash].css'
      : 'assets/[name]-[hash][extname]',
};

/**
 * Builds `web/` into `dist/web`, with content hashes in file names and without inline scripts or `data:` URLs, so that
 * a strict content security policy holds. In development, calls, media and the boot block come from the server on
 * `PORT`.
 */
export default defineConfig(({ command }) => ({
  root: `${root}web`,
  publicDir: 'public',
  define: command === 'build' ? withoutDeveloperTools : {},
  css: { modules: { generateScopedName: scopedName } },
  build: {
    outDir: `${root}dist/web`,
    emptyOutDir: true,
    manifest: true,
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // The preloaded page already contains what screens share with the app.
      resolveDependencies: (_, files, { hostType }) =>
        hostType === 'js' ? files.filter((file) => !/\/(start|rolldown-runtime|vendor|shell)-/.test(file)) : files,
    },
    reportCompressedSize: false,
    rolldownOptions: {
      treeshake: { propertyReadSideEffects: false },
      optimization: { inlineConst: { mode: 'all', pass: 3 } },
      // Would put what screens share into the chunk of one of them.
      experimental: { chunkOptimization: false },
      input: { index: `${root}web/index.html`, 'service-worker': `${root}web/service-worker.ts` },
      onLog(level, log, handle) {
        if (log.code === 'IMPORT_IS_UNDEFINED') throw new Error(log.message);
        handle(level, log);
      },
      output: {
        ...fileNames,
        codeSplitting: { groups: command === 'build' ? chunkGroups() : [] },
      },
    },
  },
  resolve: {
    alias:
      command === 'build'
        ? [
            { find: 'zod', replacement: `${root}web/api/no-validation.ts` },
            { find: '../createLucideIcon.mjs', replacement: `${root}web/ui/create-icon.ts` },
          ]
        : [],
  },
  server: {
    proxy: Object.fromEntries(
      // Excludes the sources in the folder `web/api/`, whose addresses begin like those of calls.
      ['^/api/(?!.*\\.tsx?($|\\?))', '/media', '/img', '/uploads', '/assets/pdf', '/dev/mail'].map((path) => [
        path,
        devServer,
      ]),
    ),
  },
  plugins: [
    react(),
    [preloadFiles(), listAppFiles(), compileEagerly(), bootFromServer(), compileTexts()],
    [slimCalls(), slimStyles(), keepStyles(), slimIcons(), reactByName()],
  ],
}));

/**
 * What the service worker does not load in advance: maps, panoramas and the dashboard, which need the server anyway.
 */
const notInAdvance = [
  'web/app/dashboard/dashboard-page.tsx',
  'web/features/location/map/open-maplibre.ts',
  'web/features/location/map/google-map.ts',
  'web/pictures/panorama/open-viewer.ts',
  ...languages.map((language) => `web/texts/${language}/index.dashboard.ts`),
];

/** Inserts the list of the app's files into the service worker, in place of `__APP_FILES__`. */
function listAppFiles(): Plugin {
  return {
    name: 'list-app-files',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler: (_, bundle) => {
        const worker = bundle['service-worker.js'];
        if (worker?.type !== 'chunk' || worker.imports.length > 0 || !worker.code.includes('__APP_FILES__'))
          throw new Error('The service worker is not a script of its own with the place for the list of files');
        const chunks = withImports(bundle, ['web/main.tsx'], notInAdvance);
        const others = Object.keys(bundle).filter((path) => /\/(start|decode\.worker)-/.test(path));
        const files = chunks.flatMap(({ fileName, viteMetadata }) => [fileName, ...(viteMetadata?.importedCss ?? [])]);
        const list = [...new Set([...files, ...others])].toSorted().map((path) => JSON.stringify(`/${path}`));
        worker.code = worker.code.replace(/["'`]__APP_FILES__["'`]/, () => list.join());
      },
    },
  };
}

/**
 * Makes the browser compile the functions of the first page's scripts while loading them, off the main thread. Without
 * this comment each is compiled on the main thread when it is first called, which slows phones down. Chromium 136 and
 * later support it; others ignore it.
 */
function compileEagerly(): Plugin {
  return {
    name: 'compile-eagerly',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler: (_, bundle) => {
        for (const chunk of withImports(bundle, ['web/main.tsx', 'web/app/home-page.tsx']))
          chunk.code = `//# allFunctionsCalledOnLoad\n${chunk.code}`;
      },
    },
  };
}

/** In development, copies the look and the boot block from the running server's page into the page. */
function bootFromServer(): Plugin {
  return {
    name: 'boot-from-server',
    apply: 'serve',
    async transformIndexHtml(html) {
      const page = await fetch(devServer).then(
        (response) => response.text(),
        () => '',
      );
      const blocks = [
        /<style id="look">[^<]*<\/style>/,
        /<script[^>]*id="boot"[^>]*>[\s\S]*?<\/script>/,
        /<template id="start-failure">[\s\S]*?<\/template>/,
      ];
      return html.replace('<!--boot-->', () => blocks.map((block) => block.exec(page)?.[0] ?? '').join(''));
    },
  };
}

/** Compiles the messages of every language, so that the browser needs no message parser. */
function compileTexts(): Plugin {
  return {
    name: 'compile-texts',
    apply: 'build',
    async transform(_, id) {
      if (!/^web\/texts\/[a-z]{2}\/(?!index\.)[\w-]+\.ts$/.test(pathOf(id))) return null;
      const exported = (await import(pathToFileURL(id).href)) as Record<string, Record<string, string>>;
      const lines = Object.entries(exported).map(([name, messages]) => {
        const compiled = Object.entries(messages).map(([key, message]) => [key, compileMessage(keepTogether(message))]);
        return `export const ${name} = ${JSON.stringify(Object.fromEntries(compiled))};`;
      });
      return { code: lines.join('\n'), map: null };
    },
  };
}

/**
 * Reduces each call to what a browser needs to make it: method and path. Each becomes a separate module, which is
 * loaded with the screens that make the call, and `calls` becomes the namespace of these modules, from which the
 * bundler drops the calls that the web never uses.
 */
function slimCalls(): Plugin {
  const slim = '\0slim-calls';
  const modules = new Map<string, string>();
  return {
    name: 'slim-calls',
    apply: 'build',
    resolveId: (id) => (id.startsWith(slim) ? id : null),
    load: (id) => modules.get(id) ?? null,
    async transform(_, id) {
      if (pathOf(id) !== 'contract/calls/index.ts') return null;
      const { calls } = (await import(pathToFileURL(id).href)) as { calls: Record<string, Call> };
      for (const [name, { method, path }] of Object.entries(calls))
        modules.set(`${slim}/${name}`, `export const ${name} = ${JSON.stringify({ method, path })};`);
      const names = Object.keys(calls).map((name) => `export { ${name} } from '${slim}/${name}';`);
      modules.set(slim, names.join('\n'));
      return { code: `export * as calls from '${slim}';`, map: null };
    },
  };
}

/** The generated name of a class: its own name, and some letters for its style sheet. */
function scopedName(name: string, file: string): string {
  return `_${name}_${createHash('sha256').update(pathOf(file)).digest('base64url').slice(0, 4)}`;
}
