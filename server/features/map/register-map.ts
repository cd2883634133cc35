import type { FastifyInstance } from 'fastify';
import { locationCalls as calls } from '#contract/calls/location.ts';
import type { Registry } from '#server/calls/registry.ts';
import type { CatalogueStore } from '#server/catalogue/catalogue-store.ts';
import { ProblemError } from '#server/http/problem.ts';
import { replyReady } from '#server/http/ready-answer.ts';
import type { FindMap } from '#server/map/stored-map.ts';

type TileAddress = { Params: { id: string; z: string; x: string; y: string } };

/**
 * Registers the data of the embedded map and its tiles. Tile addresses contain a content hash, so tiles are cached for
 * ever. An empty tile is answered with 204.
 */
export function registerMap(
  app: FastifyInstance,
  { register }: Registry,
  store: CatalogueStore,
  findMap: FindMap,
): void {
  register(calls.getMap, async ({ request, reply }) =>
    replyReady(request, reply, (await findMap(await store.forDisplay())).answer),
  );
  app.get<TileAddress>(
    '/media/tiles/:id/:z(^\\d{1,2}$)/:x(^\\d{1,7}$)/:y(^\\d{1,7}).pbf',
    async ({ params: { id, z, x, y } }, reply) => {
      const { tiles } = await findMap(await store.forDisplay());
      if (!tiles?.set.address.startsWith(`/media/tiles/${id}/`)) throw new ProblemError('not_found');
      const tile = tiles.read(Number(z), Number(x), Number(y));
      reply.header('cache-control', 'public, max-age=31536000, immutable');
      if (tile === undefined) return reply.code(204).send();
      const isPacked = tile[0] === 0x1f && tile[1] === 0x8b;
      return reply
        .headers({
          'content-type': 'application/vnd.mapbox-vector-tile',
          ...(isPacked ? { 'content-encoding': 'gzip' } : {}),
        })
        .send(Buffer.from(tile));
    },
  );
}
