import { useEffect, useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { useDirection } from '#web/texts/direction.ts';
import { useCountText } from '#web/texts/number-text.ts';
import { classNames } from '../class-names.ts';
import { lineStep } from '../line-step.ts';
import styles from './tabs.module.css';

type TabsProps<Value extends string> = {
  label: string;
  tabs: readonly { value: Value; label: string; /** Shown small after the name. */ count?: number | undefined }[];
  value: Value;
  onChange: (value: Value) => void;
  /** The content of the selected tab. */
  children: ReactNode;
  className?: string | undefined;
};

/** Tabs with one panel; arrow keys, Home and End move between them. */
export function Tabs<Value extends string>({ label, tabs, value, onChange, children, className }: TabsProps<Value>) {
  const id = useId();
  const direction = useDirection();
  const countText = useCountText();
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => keepInSight(list.current, document.getElementById(`${id}-${value}`)), [id, value]);
  const move = (event: KeyboardEvent) => {
    const at = tabs.findIndex((tab) => tab.value === value);
    const step = lineStep(event.key, direction);
    const to = step === undefined ? { Home: 0, End: tabs.length - 1 }[event.key] : at + step;
    if (to === undefined) return;
    event.preventDefault();
    const next = tabs[(to + tabs.length) % tabs.length];
    if (!next) return;
    onChange(next.value);
    document.getElementById(`${id}-${next.value}`)?.focus();
  };
  return (
    <div className={classNames(styles.tabs, className)}>
      <div ref={list} role="tablist" aria-label={label} tabIndex={-1} className={styles.list} onKeyDown={move}>
        {tabs.map((tab) => (
          <button
            key={tab.value}
            type="button"
            role="tab"
            id={`${id}-${tab.value}`}
            className={styles.tab}
            aria-selected={tab.value === value}
            aria-controls={`${id}-panel`}
            tabIndex={tab.value === value ? 0 : -1}
            onClick={() => onChange(tab.value)}
          >
            {tab.label}
            {tab.count !== undefined && <span className={styles.count}>{countText(tab.count)}</span>}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${value}`} className={styles.panel}>
        {children}
      </div>
    </div>
  );
}

/**
 * Scrolls the list of tabs until the tab is visible, without scrolling the page; again when the list or a tab changes
 * its width, as when the web font arrives or a phone is turned. Returns a function that stops it.
 */
function keepInSight(list: HTMLElement | null, tab: HTMLElement | null): (() => void) | undefined {
  if (!list || !tab) return undefined;
  const observer = new ResizeObserver(() => {
    const seen = list.getBoundingClientRect();
    const whole = tab.getBoundingClientRect();
    list.scrollBy({ left: Math.max(0, whole.right - seen.right) + Math.min(0, whole.left - seen.left) });
  });
  for (const element of [list, ...list.children]) observer.observe(element);
  return () => observer.disconnect();
}
