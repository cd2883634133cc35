import type { CSSProperties } from 'react';
import { classNames } from './class-names.ts';
import styles from './skeleton.module.css';

/** A placeholder for loading content; set its size by class or style. */
export function Skeleton({ className, style }: { className?: string | undefined; style?: CSSProperties }) {
  return <span className={classNames(styles.skeleton, className)} style={style} aria-hidden="true" />;
}
