import type { Browser } from 'playwright-core';

/** Records a film of one second in a browser: a WebM of a few kilobytes, without sound. */
export async function recordFilm(browser: Browser): Promise<Buffer> {
  const page = await browser.newPage();
  const coded = await page.evaluate(async () => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 64, height: 36 });
    const pen = canvas.getContext('2d')!;
    const recorder = new MediaRecorder(canvas.captureStream(25), { mimeType: 'video/webm;codecs=vp8' });
    const parts: Blob[] = [];
    recorder.addEventListener('dataavailable', ({ data }) => parts.push(data));
    const stopped = new Promise((resolve) => recorder.addEventListener('stop', resolve, { once: true }));
    recorder.start();
    const begun = performance.now();
    await new Promise<void>((resolve) => {
      const draw = () => {
        const passed = performance.now() - begun;
        pen.fillStyle = `hsl(${passed / 4} 60% 50%)`;
        pen.fillRect(0, 0, 64, 36);
        if (passed < 1000) requestAnimationFrame(draw);
        else resolve();
      };
      draw();
    });
    recorder.stop();
    await stopped;
    const bytes = new Uint8Array(await new Blob(parts).arrayBuffer());
    return btoa(String.fromCharCode(...bytes));
  });
  await page.close();
  return Buffer.from(coded, 'base64');
}
