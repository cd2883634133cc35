import type { Page } from 'playwright-core';

/**
 * Has the answer to the next `POST` to a path that begins like this break off after its headers, in the open
 * page: the server carries the request out, and the page learns only that it was answered.
 */
export async function breakOffAnswer(page: Page, start: string): Promise<void> {
  await page.evaluate((path) => {
    const send = window.fetch;
    window.fetch = async (address, init) => {
      const answer = await send(address, init);
      if (init?.method !== 'POST' || !String(address).startsWith(path)) return answer;
      window.fetch = send;
      await answer.arrayBuffer();
      const body = new ReadableStream({ start: (stream) => stream.error(new TypeError('network error')) });
      return new Response(body, answer);
    };
  }, start);
}
