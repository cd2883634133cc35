import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { pathToFileURL } from 'node:url';
import type { DrawnMap } from '#contract/entities/map.ts';
import { snapToStreet } from '#domain/routes/snap-to-street.ts';
import { isAccessible } from '#domain/routes/passable.ts';
import { planRoute, type StreetNetwork } from '#domain/routes/plan-route.ts';
import { metresBetween, type Position } from '#domain/routes/position.ts';
import { travelModes, type TravelMode } from '#domain/routes/travel-modes.ts';
import { loadNetwork } from '#server/map/load-network.ts';
import { createRandom } from '#tools/random.ts';
import { required } from '#tools/required.ts';
import { quantile } from '#tools/testing/quantile.ts';
import { encodeDrawn, joinDrawn } from '#tools/import/map/draw-streets.ts';

/**
 * `npm run bench:map`: compares the distances of the built-in routing with those of Valhalla on real data. `--graph`
 * was made by `npm run map`, and the tiles in `--config` by Valhalla's `build_tiles`, both from the same extract;
 * `--engine` is the folder of `@valhallajs/valhallajs`. The pairs are street corners in the area that the drawn map
 * covers too.
 */
const { values } = parseArgs({
  options: {
    graph: { type: 'string' },
    base: { type: 'string', default: 'developments/asteria/map/base.geojson' },
    config: { type: 'string' },
    engine: { type: 'string' },
    pairs: { type: 'string', default: '400' },
    from: { type: 'string' },
  },
});
if (!values.graph || !values.config || !values.engine)
  throw new Error(
    'npm run bench:map -- --graph FOLDER/map/streets.graph --config valhalla.json --engine node_modules/@valhallajs/valhallajs [--pairs 400] [--from LNG,LAT]',
  );

type Actor = { route(query: object): Promise<{ trip: { summary: { length: number; time: number } } }> };
const { Actor } = (await import(pathToFileURL(join(resolve(values.engine), 'index.mjs')).href)) as {
  Actor: { fromConfigFile(path: string): Promise<Actor> };
};
const engine = await Actor.fromConfigFile(values.config);
const imported = required(loadNetwork(await readFile(values.graph)).network, 'the network of --graph');
const drawnMap = JSON.parse(await readFile(values.base, 'utf8')) as DrawnMap;
const drawnGraph = required(joinDrawn(drawnMap), 'the graph of the drawn map');
const drawn = required(loadNetwork(encodeDrawn(drawnGraph)).network, 'the network of the drawn map');

for (const mode of travelModes) {
  const errors = {
    imported: { distance: [] as number[], time: [] as number[], milliseconds: [] as number[] },
    drawn: { distance: [] as number[], time: [] as number[], milliseconds: [] as number[] },
  };
  for (const [from, to] of pairs(imported, mode, Number(values.pairs))) {
    const truth = await ask(mode, from, to);
    if (!truth) continue;
    for (const [name, network] of [
      ['imported', imported],
      ['drawn', drawn],
    ] as const) {
      const since = performance.now();
      const route = planRoute(network, mode, from, to);
      errors[name].milliseconds.push(performance.now() - since);
      errors[name].distance.push(Math.abs(route.distance / truth.metres - 1));
      errors[name].time.push(Math.abs(route.duration / truth.seconds - 1));
    }
  }
  for (const [name, { distance, time, milliseconds }] of Object.entries(errors)) {
    process.stdout.write(
      `${mode.padEnd(8)} ${name.padEnd(8)} ${distance.length} pairs: distance off by ${percent(quantile(distance, 0.5))} (p90 ${percent(quantile(distance, 0.9))}), time by ${percent(quantile(time, 0.5))}; ${quantile(milliseconds, 0.5).toFixed(1)} ms a route (p95 ${quantile(milliseconds, 0.95).toFixed(1)})\n`,
    );
  }
}

async function ask(
  mode: TravelMode,
  from: Position,
  to: Position,
): Promise<{ metres: number; seconds: number } | undefined> {
  const place = ([lon, lat]: Position) => ({ lon, lat });
  const answer = await engine
    .route({
      locations: [place(from), place(to)],
      costing: mode === 'WALKING' ? 'pedestrian' : 'auto',
      units: 'kilometers',
      directions_type: 'none',
    })
    .catch(() => undefined);
  return answer && { metres: answer.trip.summary.length * 1000, seconds: answer.trip.summary.time };
}

/**
 * Pairs of corners of the imported graph that are on the drawn map too, between 400 m and 4 km apart; the same in every
 * run. With `--from`, all start there.
 */
function pairs(network: StreetNetwork, mode: TravelMode, count: number): [Position, Position][] {
  const { graph } = network;
  const segments = [...graph.from.keys()].filter((segment) => isAccessible(graph, segment, mode));
  const random = createRandom(7);
  const corner = (): Position => {
    const node = required(graph.from[random.pick(segments)], 'the node of a segment');
    return [required(graph.lng[node], 'a longitude'), required(graph.lat[node], 'a latitude')];
  };
  const isDrawn = (position: Position) => (snapToStreet(drawn.graph, mode, position)?.gap ?? Infinity) < 150;
  const start = values.from?.split(',').map(Number) as Position | undefined;
  const found: [Position, Position][] = [];
  for (let tries = 0; found.length < count && tries < count * 50; tries++) {
    const from = start ?? corner();
    const to = corner();
    const apart = metresBetween(from, to);
    if (apart > 400 && apart < 4000 && isDrawn(from) && isDrawn(to)) found.push([from, to]);
  }
  return found;
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}
