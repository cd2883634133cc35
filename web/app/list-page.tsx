import { ListScreen } from '../features/search/list-screen.tsx';
import { searchAddress } from './search-address.ts';

/** The list of units; its way back to the search is the panel over the home view. */
export function ListPage() {
  return <ListScreen editAddress={searchAddress} />;
}
