import type { ReactNode } from 'react';
import type { Property } from '#contract/entities/property.ts';
import styles from './unit-actions.module.css';

/** Slots that the app fills on a unit's page: the favourite button and the sales actions. */
export type UnitSlots = {
  favourite?: (unit: Property) => ReactNode;
  sales?: (unit: Property) => ReactNode;
};

/** What can be done with a unit, below its details; hidden if nothing can. */
export function UnitActions({ unit, slots }: { unit: Property; slots: UnitSlots }) {
  return (
    <div className={styles.actions} data-keep-clear="">
      <div className={styles.buttons}>{slots.sales?.(unit)}</div>
      <div className={styles.buttons}>{slots.favourite?.(unit)}</div>
    </div>
  );
}
