import { join } from 'node:path';
import { pathExists } from '#server/files/path-exists.ts';
import { DirectionsError, type FindRoute } from './provider.ts';
import { readValhalla, valhallaQuery } from './valhalla.ts';

type Actor = { route(query: object): Promise<unknown> };
type Valhalla = {
  Actor: new (config: object) => Actor;
  getConfig(options: { tileExtract?: string; tileDir?: string }): Promise<object>;
};

/** Installed by the operator; it is not a dependency of the product. */
export const packageName = '@valhallajs/valhallajs';
const importPackage = async (): Promise<unknown> => import(packageName);

/**
 * Directions from Valhalla in this process, with the tiles in `DATA_DIR/valhalla`. The operator installs both; if one
 * is missing, every request is denied. `importEngine` loads the package.
 */
export function valhallaInProcess(dataDir: string, importEngine: () => Promise<unknown> = importPackage): FindRoute {
  let actor: Promise<Actor> | undefined;
  return async (mode, from, to) => {
    actor ??= startActor(join(dataDir, 'valhalla'), importEngine);
    const running = await actor.catch(() => {
      actor = undefined;
      throw new DirectionsError('REQUEST_DENIED');
    });
    const body = await running
      .route(valhallaQuery(mode, from, to))
      .catch((error: unknown) => ({ error_code: errorCodeOf(error) }));
    return readValhalla(body);
  };
}

async function startActor(folder: string, importEngine: () => Promise<unknown>): Promise<Actor> {
  const { Actor, getConfig } = (await importEngine()) as Valhalla;
  const extract = join(folder, 'tiles.tar');
  return new Actor(await getConfig((await pathExists(extract)) ? { tileExtract: extract } : { tileDir: folder }));
}

/** In process, errors are texts without the code that a Valhalla server adds. */
const errorCodes: readonly (readonly [text: string, number: number])[] = [
  ['No path could be found', 442],
  ['No suitable edges near location', 171],
  ['Locations are in unconnected regions', 170],
  ['exceeds the max distance limit', 154],
  ['No costing method found', 125],
];

function errorCodeOf(error: unknown): number | undefined {
  const { message } = error as { message?: unknown };
  return errorCodes.find(([text]) => String(message).includes(text))?.[1];
}
