import type { IncomingMessage } from 'node:http';

/**
 * The address of a request, for Fastify's `rewriteUrl`. A path whose percent signs encode no text (`/a%zz`, `/%ff`) is
 * taken literally: it names nothing, and is answered like every other one that does not.
 */
export function takeLiterally({ url = '/' }: IncomingMessage): string {
  const [path = ''] = url.split(/[?#]/, 1);
  return isDecodable(path) ? url : path.replaceAll('%', '%25') + url.slice(path.length);
}

function isDecodable(path: string): boolean {
  if (!path.includes('%')) return true;
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
