import type { Source } from './shaping-server.ts';

/**
 * A page at `path`: a canvas that fills the window, and `script`, which runs in it with `input`. The page gets the
 * script's source, so that it cannot use anything outside its function.
 */
export function canvasPage<Input>(path: string, script: (input: Input) => Promise<void>, input: Input): Source {
  const body = Buffer.from(`<!doctype html><html><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<style>html,body{margin:0;height:100%;overflow:hidden}canvas{width:100vw;height:100vh;object-fit:cover;touch-action:none}</style></head>
<body><canvas></canvas><script type="module">(${script.toString()})(${JSON.stringify(input)})</script></body></html>`);
  return async (requested) =>
    requested === path ? { status: 200, headers: { 'content-type': 'text/html; charset=utf-8' }, body } : undefined;
}
