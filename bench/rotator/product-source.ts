import { request } from 'node:http';
import type { Answer, Source } from './shaping-server.ts';

/**
 * Fetches from a running product, without decompressing bodies, and caches immutable answers. Without `inBundles`, its
 * pages name no bundles of frames, so that the rotator loads each frame by itself.
 */
export function productSource(address: string, { inBundles }: { inBundles: boolean }): Source {
  const cache = new Map<string, Answer>();
  return async (path, headers) => {
    if (path.startsWith('/api/events')) return { status: 204, headers: {}, body: Buffer.alloc(0) };
    const known = cache.get(path);
    if (known) return known;
    const url = new URL(path, address);
    const answer =
      inBundles || !headers['accept']?.includes('text/html')
        ? await fetchRaw(url, headers)
        : withoutBundles(await fetchRaw(url, { ...headers, 'accept-encoding': 'identity' }));
    if (answer.headers['cache-control']?.includes('immutable')) cache.set(path, answer);
    return answer;
  };
}

function withoutBundles(answer: Answer): Answer {
  const page = String(answer.body).replace(/"bundles":\[(?:\{[^}]*\},?)*\]/g, '"bundles":[]');
  return { ...answer, body: Buffer.from(page) };
}

function fetchRaw(url: URL, headers: Record<string, string>): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const { host: _, ...rest } = headers;
    const outgoing = request(url, { headers: { ...rest, host: url.host } }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('error', reject);
      response.on('end', () => {
        const answered = Object.entries(response.headers).map(([name, value]) => [
          name,
          Array.isArray(value) ? value.join(', ') : String(value),
        ]);
        resolve({
          status: response.statusCode ?? 502,
          headers: Object.fromEntries(answered) as Record<string, string>,
          body: Buffer.concat(parts),
        });
      });
    });
    outgoing.on('error', reject);
    outgoing.end();
  });
}
