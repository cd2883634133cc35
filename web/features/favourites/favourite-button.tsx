import { useQueryClient } from '@tanstack/react-query';
import { Heart } from 'lucide-react';
import { useRef, useState } from 'react';
import { calls } from '#contract/calls/index.ts';
import type { Session } from '#contract/entities/people.ts';
import type { Property } from '#contract/entities/property.ts';
import { callApi } from '#web/api/call-api.ts';
import { catalogueKeys } from '#web/catalogue/queries.ts';
import { useChangeFavourites } from '#web/session/change-favourites.ts';
import { useFailedChange } from '#web/session/end-presentation.ts';
import { useText } from '#web/texts/language.tsx';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { useToast } from '#web/ui/toast.tsx';
import styles from './favourite-button.module.css';

type UnitReference = Pick<Property, 'id' | 'number' | 'code'>;

type FavouriteButtonProps = {
  unit: UnitReference;
  /** Whether the unit is a favourite, by `useFavourites`: who shows many of these buttons asks it once. */
  on: boolean;
  /** `wide` adds a text. */
  variant?: 'line' | 'bare' | 'wide';
};

/** Adds a unit to the favourites, or removes it. */
export function FavouriteButton({ unit, on, variant = 'line' }: FavouriteButtonProps) {
  const t = useText();
  const { busy, toggle } = useToggleFavourite(unit, on);
  if (variant !== 'wide')
    return (
      <HeartButton
        on={on}
        busy={busy}
        variant={variant}
        label={t(on ? 'favourites.remove' : 'favourites.add', { code: unit.code })}
        onClick={toggle}
      />
    );
  return (
    <Button
      wide
      busy={busy}
      aria-pressed={on}
      className={on ? styles.on : undefined}
      icon={<Heart fill={on ? 'currentColor' : 'none'} />}
      onClick={toggle}
    >
      {t(on ? 'favourites.in' : 'favourites.mark')}
    </Button>
  );
}

/**
 * A function that adds a unit to the favourites or, if it is `on`, removes it. Without a client nothing is sent
 * (specification, section 5).
 */
function useToggleFavourite({ id, number, code }: UnitReference, on: boolean): { busy: boolean; toggle: () => void } {
  const t = useText();
  const toast = useToast();
  const failAction = useFailedChange();
  const queries = useQueryClient();
  const changeFavourites = useChangeFavourites();
  const [busy, setBusy] = useState(false);
  const isRunning = useRef(false);

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
    // Read on click instead of subscribed to, because a list has many of these buttons.
    const { client, presentation } = queries.getQueryData<Session>(catalogueKeys.session) ?? {};
    if (!client || !presentation) return toast(t('error_no_active_user_or_client'), 'error');
    isRunning.current = true;
    setBusy(true);
    try {
      await send(client.id);
    } catch (error) {
      failAction(error);
    } finally {
      isRunning.current = false;
      setBusy(false);
    }
  };
  return { busy, toggle: () => void toggle() };
}

type HeartButtonProps = {
  on: boolean;
  /** The action and the name of the unit. */
  label: string;
  onClick: () => void;
  busy: boolean;
  /** `line` has a border, `bare` has none. */
  variant: 'line' | 'bare';
};

/** A heart button, filled if the unit is a favourite. */
function HeartButton({ on, label, onClick, busy, variant }: HeartButtonProps) {
  return (
    <button
      type="button"
      aria-pressed={on}
      aria-label={label}
      title={label}
      aria-busy={busy || undefined}
      onClick={() => {
        if (!busy) onClick();
      }}
      className={classNames(styles.button, styles[variant], on && styles.on)}
    >
      <Heart fill={on ? 'currentColor' : 'none'} />
    </button>
  );
}
