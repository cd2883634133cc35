import { useState } from 'react';
import { calls } from '#contract/calls/index.ts';
import type { Favourite } from '#contract/entities/people.ts';
import { refusalTexts } from '#contract/errors/texts.ts';
import { callApi } from '#web/api/call-api.ts';
import { useChangeFavourites } from '#web/session/favourites.ts';
import { useLanguage, useText } from '#web/texts/language.tsx';
import { useConfirm } from '#web/ui/confirm.tsx';
import { useToast } from '#web/ui/toast.tsx';

/** Removes favourites; asks for confirmation if there are several. `onRemoved` is called after success. */
export function useDeleteFavourites(onRemoved: () => void): {
  busy: boolean;
  remove: (favs: readonly Favourite[]) => void;
} {
  const t = useText();
  const { language } = useLanguage();
  const toast = useToast();
  const confirm = useConfirm();
  const changeFavourites = useChangeFavourites();
  const [busy, setBusy] = useState(false);
  const remove = async (favs: readonly Favourite[]) => {
    const [first] = favs;
    if (busy || !first) return;
    const codes = favs.map((fav) => fav.property.code);
    if (favs.length > 1 && !(await confirm({ text: t('favourites.deleteText', { codes: codes.join(', ') }) }))) return;
    setBusy(true);
    try {
      const ids = new Set(favs.map((fav) => fav.id));
      const answer = await callApi(calls.deleteFavourites, { body: { ids: [...ids] } });
      if (!answer.response) return toast(answer.message, 'error');
      changeFavourites(first.client_id, (current) => current.filter((fav) => !ids.has(fav.id)));
      onRemoved();
      toast(
        favs.length === 1
          ? t('favourites.deleted', { code: first.property.code })
          : t('favourites.deletedMany', { count: favs.length }),
      );
    } catch {
      toast(refusalTexts.error_server[language], 'error');
    } finally {
      setBusy(false);
    }
  };
  return { busy, remove: (favs) => void remove(favs) };
}
