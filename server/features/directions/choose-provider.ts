import { planRoute } from '#domain/routes/plan-route.ts';
import type { Catalogue } from '#server/catalogue/build-catalogue.ts';
import type { FindMap } from '#server/map/stored-map.ts';
import { engineAddress, type EngineAddress } from './engine-address.ts';
import { google } from './google.ts';
import { osrm } from './osrm.ts';
import { DirectionsError, type FindRoute } from './provider.ts';
import { valhalla } from './valhalla.ts';
import { valhallaInProcess } from './valhalla-in-process.ts';

/** The operator's options for routing engines: the address of one, and the key for Google's. */
export type DirectionsOptions = { url?: string | undefined; key?: string | undefined };

/** Returns the directions provider that a development's settings choose. */
export type ChooseProvider = (catalogue: Catalogue) => FindRoute;

/** `findMap` provides the streets for the built-in router, `dataDir` has those for Valhalla in this process. */
export function chooseProvider({ url, key }: DirectionsOptions, findMap: FindMap, dataDir: string): ChooseProvider {
  const inProcess = valhallaInProcess(dataDir);
  return (catalogue) => {
    const { provider, url: packageAddress } = catalogue.directions ?? { provider: 'embedded', url: null };
    const byAddress =
      (engine: (address: EngineAddress) => FindRoute): FindRoute =>
      async (...args) =>
        engine(await engineAddress(url, packageAddress))(...args);
    if (provider === 'osrm') return byAddress(osrm);
    if (provider === 'valhalla') return url === undefined && packageAddress === null ? inProcess : byAddress(valhalla);
    if (provider === 'google') return key === undefined ? denied : google(key);
    return async (mode, from, to) => {
      const { network, attribution } = await (await findMap(catalogue)).network();
      const route = planRoute(network, mode, from, to);
      return { ...route, attribution: route.approximate ? null : attribution };
    };
  };
}

const denied: FindRoute = async () => {
  throw new DirectionsError('REQUEST_DENIED');
};
