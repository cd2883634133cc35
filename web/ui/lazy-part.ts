import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { textsReady } from '#web/texts/language.tsx';
import { reportMissingPart } from './load-failures.ts';

/**
 * A part of a page that is loaded with its texts when it is first shown. If it cannot be loaded, nothing is shown in its
 * place, the rest of the page stays with all that was typed, and `ReloadNotice` says so.
 */
export function lazyPart<P>(load: () => Promise<ComponentType<P>>): LazyExoticComponent<ComponentType<P>> {
  return lazyFirstPart(async () => (await Promise.all([load(), textsReady()]))[0]);
}

/** A `lazyPart` that needs no texts but those of the first page. */
export function lazyFirstPart<P>(load: () => Promise<ComponentType<P>>): LazyExoticComponent<ComponentType<P>> {
  return lazy(() =>
    load().then(
      (part) => ({ default: part }),
      () => {
        reportMissingPart();
        return { default: () => null };
      },
    ),
  );
}
