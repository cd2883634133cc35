import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { DirectionsError, type FindWay } from './provider.ts';
import { readValhalla, valhallaQuery } from './valhalla.ts';

type Actor = { route(query: object): Promise<unknown> };
type Valhalla = { Actor: new (config: object) => Actor; getConfig(options: { tileExtract?: string; tileDir?: string }): Promise<object> };

/** An operator's own install; the product does not bring it. */
const packageName = '@valhallajs/valhallajs';

/**
 * Ways by Valhalla inside this process, over the tiles in `DATA_DIR/valhalla`. Both are the operator's to install; where
 * one is missing every request is denied.
 */
export function valhallaInProcess(dataDir: string): FindWay {
  let actor: Promise<Actor> | undefined;
  return async (mode, from, to) => {
    actor ??= startActor(join(dataDir, 'valhalla'));
    const running = await actor.catch(() => {
      actor = undefined;
      throw new DirectionsError('REQUEST_DENIED');
    });
    const body = await running.route(valhallaQuery(mode, from, to)).catch((error: unknown) => ({ error_code: codeOf(error) }));
    return readValhalla(body);
  };
}

async function startActor(folder: string): Promise<Actor> {
  const { Actor, getConfig } = (await import(packageName)) as Valhalla;
  const extract = join(folder, 'tiles.tar');
  const hasExtract = await access(extract).then(() => true, () => false);
  return new Actor(await getConfig(hasExtract ? { tileExtract: extract } : { tileDir: folder }));
}

/** Its errors carry the number in their text: `… (442)`, or as a property. */
function codeOf(error: unknown): number | undefined {
  const { code, error_code, message } = error as { code?: unknown; error_code?: unknown; message?: unknown };
  const found = [error_code, code, /\b(1[0-9]{2}|4[0-9]{2})\b/.exec(String(message))?.[1]].map(Number).find(Number.isFinite);
  return found;
}
