import type { KeyboardEvent } from 'react';
import { useNavigate } from 'react-router';
import { useFilter } from '#web/catalogue/filter.ts';
import { unitAddress } from './unit-address.ts';

type Neighbour = { id: number } | undefined;

/**
 * Left and right arrows on the details go to the neighbours on the floor. The page is replaced, so that closing still
 * leads back to where one came from.
 */
export function useKeyboardNeighbours(previous: Neighbour, next: Neighbour) {
  const navigate = useNavigate();
  const { search } = useFilter();
  return (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
    const neighbour = event.key === 'ArrowLeft' ? previous : event.key === 'ArrowRight' ? next : undefined;
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    if (neighbour) void navigate(unitAddress(neighbour.id, search), { replace: true });
  };
}
