import { useQuery } from '@tanstack/react-query';
import { calls } from '#contract/calls/index.ts';
import type { Property } from '#contract/entities/property.ts';
import { callApi } from '#web/api/call-api.ts';
import { useSession } from '#web/catalogue/queries.ts';
import { useLanguage, useText } from '#web/texts/language.tsx';
import styles from './sales-actions.module.css';

/**
 * Says since when a unit is reserved or sold for the client of this presentation. Of anybody else's nothing is told:
 * the client looks on.
 */
export function HeldNote({ unit }: { unit: Property }) {
  const t = useText();
  const { language } = useLanguage();
  const { client, can } = useSession();
  const isTaken = can.changeStatus && (unit.status_id === 2 || unit.status_id === 3);
  const { data } = useQuery({
    queryKey: ['held', client?.id, unit.id, unit.version],
    queryFn: () => callApi(calls.listActionsOfClient, { params: { id: client!.id } }),
    enabled: isTaken,
  });
  const action = isTaken
    ? data?.find((one) => one.property_id === unit.id && one.status === unit.status_id)
    : undefined;
  if (!client || !action) return null;
  const day = new Date(action.created_at).toLocaleDateString(language === 'en' ? 'en-GB' : language, {
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
  });
  return (
    <p className={styles.held} data-held={unit.status_id}>
      {t(unit.status_id === 2 ? 'sales.heldFor' : 'sales.soldTo', {
        client: `${client.first_name} ${client.last_name}`,
        day,
      })}
    </p>
  );
}
