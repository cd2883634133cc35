import { LiveKeeper } from '../live/live-keeper.tsx';

/** What goes on beside every page: keeping it current. */
export function Companions() {
  return <LiveKeeper onPresentation={ignore} />;
}

function ignore(): void {
  // Nobody waits for it.
}
