import { useRef, useState } from 'react';
import { calls } from '#contract/calls/index.ts';
import type { Property } from '#contract/entities/property.ts';
import { refusalTexts } from '#contract/errors/texts.ts';
import { callApi } from '#web/api/call-api.ts';
import { useSession } from '#web/catalogue/queries.ts';
import { useChangeFavourites, useFavourites } from '#web/session/favourites.ts';
import { useLanguage, useText } from '#web/texts/language.tsx';
import { useToast } from '#web/ui/toast.tsx';

type Unit = Pick<Property, 'id' | 'number' | 'code'>;

/**
 * Whether a unit is a favourite, and a function that toggles it. Without a client nothing is sent (specification,
 * section 5).
 */
export function useToggleFavourite({ id, number, code }: Unit): { on: boolean; busy: boolean; toggle: () => void } {
  const t = useText();
  const { language } = useLanguage();
  const toast = useToast();
  const { client, presentation } = useSession();
  const { ids } = useFavourites();
  const changeFavourites = useChangeFavourites();
  const [busy, setBusy] = useState(false);
  const isRunning = useRef(false);
  const on = ids.has(id);

  const send = async (clientId: number) => {
    const answer = await callApi(calls.changeFavourite, {
      body: { client_id: clientId, property_id: id, action: on ? 'delete' : 'add' },
    });
    if (!answer.response) return toast(answer.message, 'error');
    changeFavourites(clientId, (favs) => {
      const others = favs.filter((fav) => fav.property_id !== id);
      return on || answer.id === null
        ? others
        : [...others, { id: answer.id, client_id: clientId, property_id: id, property: { id, number, code } }];
    });
    toast(t(on ? 'favourites.deleted' : 'favourites.added', { code }));
  };
  const toggle = async () => {
    if (isRunning.current) return;
    if (!client || !presentation) return toast(refusalTexts.error_no_active_user_or_client[language], 'error');
    isRunning.current = true;
    setBusy(true);
    try {
      await send(client.id);
    } catch {
      toast(refusalTexts.error_server[language], 'error');
    } finally {
      isRunning.current = false;
      setBusy(false);
    }
  };
  return { on, busy, toggle: () => void toggle() };
}
