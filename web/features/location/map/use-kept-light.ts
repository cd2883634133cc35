import { useCallback, useState } from 'react';
import type { Light } from './map-surface.ts';

const key = 'map-light';

/** The light in which this browser shows the map; day until somebody chose. */
export function useKeptLight(): [Light, (light: Light) => void] {
  const [light, setLight] = useState<Light>(() => (localStorage.getItem(key) === 'evening' ? 'evening' : 'day'));
  const change = useCallback((next: Light) => {
    localStorage.setItem(key, next);
    setLight(next);
  }, []);
  return [light, change];
}
