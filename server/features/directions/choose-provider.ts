import { planRoute } from '#domain/routes/plan-route.ts';
import type { Catalogue } from '#server/catalogue/build-catalogue.ts';
import type { FindMap } from '#server/map/stored-map.ts';
import { engineAddress, type EngineAddress } from './engine-address.ts';
import { google } from './google.ts';
import { osrm } from './osrm.ts';
import { DirectionsError, type FindWay } from './provider.ts';
import { valhalla } from './valhalla.ts';
import { valhallaInProcess } from './valhalla-in-process.ts';

/** What the operator says of routing engines: the address of one, and the key of Google's. */
export type DirectionsOptions = { url?: string | undefined; key?: string | undefined };

/** Gives the way of finding ways that a development's settings ask for. */
export type ChooseProvider = (catalogue: Catalogue) => FindWay;

/** `findMap` has the streets of the product's own router; `dataDir` those of Valhalla in process. */
export function chooseProvider({ url, key }: DirectionsOptions, findMap: FindMap, dataDir: string): ChooseProvider {
  const inProcess = valhallaInProcess(dataDir);
  return (catalogue) => {
    const { provider, url: packages } = catalogue.directions ?? { provider: 'embedded', url: null };
    const byAddress =
      (engine: (address: EngineAddress) => FindWay): FindWay =>
      async (...way) =>
        engine(await engineAddress(url, packages))(...way);
    if (provider === 'osrm') return byAddress(osrm);
    if (provider === 'valhalla') return url === undefined && packages === null ? inProcess : byAddress(valhalla);
    if (provider === 'google') return key === undefined ? denied : google(key);
    return async (mode, from, to) => {
      const { network, attribution } = await (await findMap(catalogue)).network();
      const route = planRoute(network, mode, from, to);
      return { ...route, attribution: route.approximate ? null : attribution };
    };
  };
}

const denied: FindWay = async () => {
  throw new DirectionsError('REQUEST_DENIED');
};
