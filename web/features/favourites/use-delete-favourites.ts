import { useState } from 'react';
import { calls } from '#contract/calls/index.ts';
import type { Favourite } from '#contract/entities/people.ts';
import { refusalTexts } from '#contract/errors/texts.ts';
import { callApi } from '#web/api/call-api.ts';
import { useChangeFavourites } from '#web/session/favourites.ts';
import { useLanguage, useText } from '#web/texts/language.tsx';
import { useConfirm } from '#web/ui/confirm.tsx';
import { useToast } from '#web/ui/toast.tsx';

/** Takes several marks back, after a confirmation where there is more than one. `done` runs once they are gone. */
export function useDeleteFavourites(done: () => void): { busy: boolean; remove: (favs: readonly Favourite[]) => void } {
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
      const gone = new Set(favs.map((fav) => fav.id));
      const answer = await callApi(calls.deleteFavourites, { body: { ids: [...gone] } });
      if (!answer.response) return toast(answer.message, 'error');
      changeFavourites(first.client_id, (kept) => kept.filter((fav) => !gone.has(fav.id)));
      done();
      toast(
        favs.length === 1
          ? t('favourites.deleted', { code: codes[0]! })
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
