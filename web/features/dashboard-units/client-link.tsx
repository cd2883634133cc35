import { Link } from 'react-router';
import type { PropertyAction } from '#contract/entities/sales.ts';
import { fullName } from '#web/accounts/full-name.ts';
import styles from './deals.module.css';

/** A client's name with a link to their page; a dash if they were erased or are out of reach. */
export function ClientLink({ client }: Pick<PropertyAction, 'client'>) {
  const name = client === null ? '' : fullName(client).trim();
  if (client === null || name === '') return '–';
  return (
    <Link to={`/dashboard/leads/${client.id}`} className={styles.link}>
      {name}
    </Link>
  );
}
