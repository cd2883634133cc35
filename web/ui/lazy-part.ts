import { createElement, lazy, useEffect, useEffectEvent, type ComponentType } from 'react';
import { textsReady } from '#web/texts/language.tsx';
import { reportPart } from './load-failures.ts';
import { useReportMissing } from './toast.tsx';

/**
 * A part of a page whose code and texts load when it is first shown. If that fails, a toast says so, and the rest
 * of the page and its input are kept. A part with `onClose`, which somebody has opened, is then closed. When it is next
 * opened, it is requested again, which some browsers do only after the page is reloaded.
 */
export function lazyPart<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  return lazyFirstPart(async () => (await Promise.all([load(), textsReady()]))[0]);
}

/** A `lazyPart` that needs no texts beyond those of the first page. */
export function lazyFirstPart<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  const begin = () =>
    lazy(() =>
      load().then(
        (part) => {
          reportPart(load, false);
          return { default: part };
        },
        () => ({ default: Missing }),
      ),
    );
  let current = begin();
  function Missing({ onClose }: { onClose?: () => void }) {
    const reportMissing = useReportMissing();
    const report = useEffectEvent(() => {
      reportMissing(load);
      onClose?.();
    });
    useEffect(() => {
      report();
      return () => void (current = begin());
    }, []);
    return null;
  }
  return (props) => createElement(current, props);
}
