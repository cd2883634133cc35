import type { Settings } from '#contract/settings.ts';
import type { AddedSources } from '#server/http/security-headers.ts';

const google = ['https://*.googleapis.com', 'https://*.gstatic.com'];

/**
 * The sources of a map from another provider; none for the embedded map. Of Google's, those that its guide to content
 * security policies and its list of domains name for a road map drawn from pictures, the only one that is shown:
 * satellite pictures and Street View would need further hosts, and maps drawn by WebGL `'unsafe-eval'`. Workers from
 * `blob:` are allowed on every page. Google's script adds style elements, whose content is not known beforehand.
 */
export function mapSources(map: Settings['map'] | undefined): AddedSources {
  if (map?.provider === 'google') {
    return {
      'script-src': ['https://maps.googleapis.com'],
      'style-src': ["'unsafe-inline'", 'https://fonts.googleapis.com'],
      'font-src': ['https://fonts.gstatic.com'],
      'img-src': google,
      'connect-src': [...google, 'data:', 'blob:'],
    };
  }
  if (map?.provider !== 'maplibre') return {};
  const hosts = [...new Set([...originOf(map.styleUrl), ...map.hosts])];
  return { 'img-src': hosts, 'connect-src': hosts, 'font-src': hosts };
}

function originOf(address: string | null): string[] {
  const origin = address?.startsWith('http') ? URL.parse(address)?.origin : undefined;
  return origin ? [origin] : [];
}
