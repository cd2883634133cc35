import type { Settings } from '#contract/settings.ts';
import { policyWith } from '../http/security-headers.ts';

const google = ['https://*.googleapis.com', 'https://*.gstatic.com'];

/** The policy of pages where the map comes from others; undefined where it is our own, and the usual one holds. */
export function mapPolicy(map: Settings['map'] | undefined): string | undefined {
  if (map?.provider === 'google') {
    return policyWith({ 'script-src': ['https://maps.googleapis.com'], 'style-src': ['https://fonts.googleapis.com'], 'font-src': ['https://fonts.gstatic.com'], 'img-src': [...google, 'https://*.ggpht.com'], 'connect-src': google });
  }
  if (map?.provider !== 'maplibre') return undefined;
  const hosts = [...new Set([...originOf(map.styleUrl), ...map.hosts])];
  return policyWith({ 'img-src': hosts, 'connect-src': hosts, 'font-src': hosts });
}

function originOf(address: string | null): string[] {
  const origin = address?.startsWith('http') ? URL.parse(address)?.origin : undefined;
  return origin ? [origin] : [];
}
