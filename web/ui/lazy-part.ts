import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { textsReady } from '#web/texts/language.tsx';
import { reportMissingPart } from './load-failures.ts';

/**
 * A part of a page whose code and texts load when it is first shown. If that fails, nothing is rendered in its place,
 * the rest of the page and its input are kept, and a notice offers to reload.
 */
export function lazyPart<P>(load: () => Promise<ComponentType<P>>): LazyExoticComponent<ComponentType<P>> {
  return lazyFirstPart(async () => (await Promise.all([load(), textsReady()]))[0]);
}

/** A `lazyPart` that needs no texts beyond those of the first page. */
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
