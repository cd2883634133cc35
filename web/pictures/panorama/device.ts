import type { PanoramaDevice } from './choose-width.ts';

let known: { device: PanoramaDevice | undefined } | undefined;

/** What this device can take; undefined where it has no WebGL 2, which the viewer needs. Asked once a page. */
export function panoramaDevice(): PanoramaDevice | undefined {
  known ??= { device: askDevice() };
  return known.device;
}

function askDevice(): PanoramaDevice | undefined {
  const gl = document.createElement('canvas').getContext('webgl2');
  if (!gl) return undefined;
  const maxTexture = gl.getParameter(gl.MAX_TEXTURE_SIZE) as number;
  gl.getExtension('WEBGL_lose_context')?.loseContext();
  return { maxTexture, screenShortSide: Math.min(screen.width, screen.height) };
}
