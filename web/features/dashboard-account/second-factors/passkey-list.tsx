import { Pencil, Plus, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { calls } from '#contract/calls/index.ts';
import type { Passkey, SecondFactors } from '#contract/entities/second-factors.ts';
import { formatDate } from '#domain/dates/format-date.ts';
import { joinParts } from '#domain/texts/language.ts';
import { maxLengths } from '#domain/texts/max-lengths.ts';
import { Form, useForm } from '#web/accounts/form.tsx';
import { callApi } from '#web/api/call-api.ts';
import type { Enrolled } from '#web/second-factors/app-enrolment.tsx';
import { createPasskey, findPasskeyObstacle } from '#web/second-factors/passkeys.ts';
import { useLanguage, useText } from '#web/texts/language.tsx';
import { Button } from '#web/ui/button.tsx';
import { useConfirm } from '#web/ui/confirm.tsx';
import { Field } from '#web/ui/field.tsx';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { useToast } from '#web/ui/toast.tsx';
import { useFactorChange } from '#web/second-factors/own-factors.ts';
import styles from './second-factors.module.css';

type PasskeyListProps = { factors: SecondFactors; onAdded: (answer: Enrolled) => void };

/** The user's passkeys, each with its name and last use, and a way to add one where browsers offer them. */
export function PasskeyList({ factors: { passkeys, passkey_origin }, onAdded }: PasskeyListProps) {
  const t = useText();
  const toast = useToast();
  const { run, busy } = useFactorChange();
  const create = async (options: Parameters<typeof createPasskey>[0]) => ({
    response: true as const,
    created: await createPasskey(options).catch(() => 'failed' as const),
  });
  const add = async () => {
    const begun = await run(() => callApi(calls.beginPasskey));
    const passkey = begun && (await run(() => create(begun.options)));
    if (!passkey || passkey.created === null) return;
    const { created } = passkey;
    if (created === 'known') return toast(t('factors.passkeyKnown'), 'error');
    if (created === 'failed') return toast(t('factors.passkeyFailed'), 'error');
    const answer = await run(() => callApi(calls.addPasskey, { body: { name: '', passkey: created } }));
    if (answer) onAdded(answer);
  };
  const obstacle = findPasskeyObstacle();
  const isElsewhere = passkey_origin !== null && passkey_origin !== location.origin;
  return (
    <div className={styles.group}>
      <div className={styles.words}>
        <h3 className={styles.name}>{t('factors.passkeys')}</h3>
        <p className={styles.state}>{t('factors.passkeysText')}</p>
      </div>
      {passkeys.length === 0 ? (
        <p className={styles.state}>{t('factors.noPasskeys')}</p>
      ) : (
        <ul className={styles.list} aria-label={t('factors.passkeys')}>
          {passkeys.map((passkey) => (
            <PasskeyItem key={passkey.id} passkey={passkey} />
          ))}
        </ul>
      )}
      {isElsewhere ? (
        <p className={styles.note}>{t('factors.elsewhere', { address: passkey_origin })}</p>
      ) : obstacle !== null ? (
        <p className={styles.note}>{t(obstacle === 'browser' ? 'factors.noBrowser' : 'factors.insecure')}</p>
      ) : (
        <div>
          <Button icon={<Plus />} busy={busy} onClick={() => void add()}>
            {t('factors.addPasskey')}
          </Button>
        </div>
      )}
    </div>
  );
}

function PasskeyItem({ passkey }: { passkey: Passkey }) {
  const t = useText();
  const toast = useToast();
  const confirm = useConfirm();
  const { run } = useFactorChange();
  const [isRenaming, setIsRenaming] = useState(false);
  const { id, name } = passkey;
  const remove = async () => {
    const isConfirmed = await confirm({
      title: t('factors.removePasskeyTitle', { name }),
      text: t('factors.removePasskeyText'),
      yes: t('factors.remove'),
      no: t('factors.cancel'),
    });
    if (isConfirmed && (await run(() => callApi(calls.removePasskey, { params: { id } })))) toast(t('factors.removed'));
  };
  return (
    <li className={styles.item}>
      <div className={styles.words}>
        <span className={styles.name}>{name}</span>
        <span className={styles.state}>
          <UseOf factor={passkey} />
        </span>
      </div>
      <div className={styles.icons}>
        <IconButton
          variant="plain"
          icon={<Pencil />}
          label={t('factors.renameOf', { name })}
          onClick={() => setIsRenaming(true)}
        />
        <IconButton
          variant="plain"
          icon={<Trash2 />}
          label={t('factors.removeOf', { name })}
          onClick={() => void remove()}
        />
      </div>
      {isRenaming && <RenameDialog passkey={passkey} onClose={() => setIsRenaming(false)} />}
    </li>
  );
}

function RenameDialog({ passkey: { id, name }, onClose }: { passkey: Passkey; onClose: () => void }) {
  const t = useText();
  const { run } = useFactorChange();
  const [typed, setTyped] = useState(name);
  const form = useForm(['name'], async () => {
    if (await run(() => callApi(calls.renamePasskey, { params: { id }, body: { name: typed } }))) onClose();
    return {};
  });
  return (
    <FormDialog title={t('factors.rename')} onClose={onClose}>
      <Form
        control={form}
        submit={t('factors.save')}
        actions={<Button onClick={onClose}>{t('factors.cancel')}</Button>}
      >
        <Field
          label={t('factors.passkeyName')}
          hint={t('factors.passkeyNameHint')}
          name="passkey-name"
          autoComplete="off"
          maxLength={maxLengths.passkeyName}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          error={form.errorText('name')}
        />
      </Form>
    </FormDialog>
  );
}

type FactorRowProps = { title: string; state: ReactNode; children: ReactNode };

/** A factor with its state, and what can be done with it. */
export function FactorRow({ title, state, children }: FactorRowProps) {
  return (
    <div className={styles.row}>
      <div className={styles.words}>
        <h3 className={styles.name}>{title}</h3>
        <p className={styles.state}>{state}</p>
      </div>
      <div className={styles.actions}>{children}</div>
    </div>
  );
}

/** Since when there is a factor, and when it was last used. */
export function UseOf({ factor }: { factor: { created_at: string; last_used_at: string | null } }) {
  const t = useText();
  const { language } = useLanguage();
  const day = (at: string) => formatDate(at, 'date', language);
  const { created_at, last_used_at } = factor;
  const used = last_used_at === null ? t('factors.neverUsed') : t('factors.lastUsed', { date: day(last_used_at) });
  return joinParts([t('factors.since', { date: day(created_at) }), used], language);
}
