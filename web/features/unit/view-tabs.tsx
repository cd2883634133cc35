import { ChartNoAxesColumn, Image, LayoutDashboard, Rotate3d } from 'lucide-react';
import type { KeyboardEvent, ReactNode } from 'react';
import { useText } from '#web/texts/language.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Panel } from '#web/ui/panel.tsx';
import type { View } from './views.ts';
import styles from './view-tabs.module.css';

const icons: Record<View, ReactNode> = {
  images: <Image />,
  plan: <LayoutDashboard />,
  panorama: <Rotate3d />,
  finance: <ChartNoAxesColumn />,
};

type ViewTabsProps = { available: readonly View[]; view: View; onChange: (view: View) => void };

/** The tabs of the large area, a `tablist` with arrow keys. */
export function ViewTabs({ available, view, onChange }: ViewTabsProps) {
  const t = useText();
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    const step = event.key === 'ArrowRight' ? 1 : -1;
    const next = available.at((available.indexOf(view) + step) % available.length) ?? view;
    onChange(next);
    event.currentTarget.querySelector<HTMLElement>(`#tab-${next}`)?.focus();
  };
  if (available.length < 2) return null;
  return (
    <Panel as="div" dense className={styles.tabs} role="tablist" aria-label={t('unit.views')} onKeyDown={onKeyDown}>
      {available.map((entry) => (
        <button
          key={entry}
          id={`tab-${entry}`}
          type="button"
          role="tab"
          aria-selected={entry === view}
          aria-controls="unit-view"
          tabIndex={entry === view ? 0 : -1}
          className={classNames(styles.tab, entry === view && styles.on)}
          onClick={() => onChange(entry)}
        >
          {icons[entry]}
          {t(`unit.${entry}`)}
        </button>
      ))}
    </Panel>
  );
}
