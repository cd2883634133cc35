import { House, Image, MapPin, SlidersHorizontal, type LucideIcon } from 'lucide-react';
import { useFilter } from '#web/catalogue/filter.ts';
import type { TextKey } from '#web/texts/en/index.ts';
import type { MenuEntry } from '../page.ts';
import { searchAddress } from '../search-address.ts';

export type Entry = { id: MenuEntry; text: TextKey; icon: LucideIcon; to: string };

/**
 * The four ways of the main menu; each keeps the filter. A visitor who may not enter is sent to registration on
 * arrival.
 */
export function useEntries(): Entry[] {
  const { search } = useFilter();
  return [
    { id: 'home', text: 'shell.home', icon: House, to: `/${search}` },
    { id: 'location', text: 'shell.location', icon: MapPin, to: `/location/all/0${search}` },
    { id: 'gallery', text: 'shell.gallery', icon: Image, to: `/gallery/all${search}` },
    { id: 'search', text: 'shell.search', icon: SlidersHorizontal, to: searchAddress(search) },
  ];
}
