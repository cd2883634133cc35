import type { CSSProperties } from 'react';
import { classNames } from './class-names.ts';
import styles from './skeleton.module.css';

/** Holds the place of what is on its way; give it the size of that by class or style. */
export function Skeleton({ className, style }: { className?: string | undefined; style?: CSSProperties }) {
  return <span className={classNames(styles.skeleton, className)} style={style} aria-hidden="true" />;
}
