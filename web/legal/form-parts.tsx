import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useId, useState } from 'react';
import type { LegalLink } from '#contract/entities/legal.ts';
import { catalogueKeys } from '#web/catalogue/queries.ts';
import { useText } from '#web/texts/language.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { useLegalPage } from './use-legal-page.ts';
import styles from './legal.module.css';

type TickProps = {
  checked: boolean;
  onChange: (checked: boolean) => void;
  required?: boolean;
  error?: string | undefined;
  children: ReactNode;
};

/** A checkbox with its text, which may contain links. */
export function Tick({ checked, onChange, required = false, error, children }: TickProps) {
  const id = useId();
  return (
    <div>
      <div className={styles.tick}>
        <input
          id={id}
          type="checkbox"
          checked={checked}
          required={required}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={error === undefined ? undefined : `${id}-error`}
          onChange={(event) => onChange(event.target.checked)}
        />
        <label htmlFor={id}>{children}</label>
      </div>
      {error !== undefined && (
        <p id={`${id}-error`} role="alert" className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}

/** A link to a legal page from a form: in a new tab, so that what was typed stays. */
function LegalPageLink({ page: { page, language, title } }: { page: LegalLink }) {
  const t = useText();
  return (
    <a href={`/legal/${page}`} target="_blank" rel="noopener">
      <span lang={language}>{title}</span>
      <VisuallyHidden> ({t('unit.newTab')})</VisuallyHidden>
    </a>
  );
}

/**
 * The version of the terms that somebody has ticked, if it is the one in force, and whether such a tick is missing.
 * Another wording, in another language or because the terms have changed, has to be ticked again.
 */
export function useTermsTick() {
  const version = useLegalPage('terms')?.version;
  const [ticked, setTicked] = useState<number>();
  return {
    version: ticked === version ? version : undefined,
    isMissing: ticked !== version,
    tick: (isTicked: boolean) => setTicked(isTicked ? version : undefined),
  };
}

type TermsTickProps = { terms: ReturnType<typeof useTermsTick>; error: string | undefined };

/** Accepts the terms of the development; nothing if it has none. After an error, the terms in force are fetched. */
export function TermsTick({ terms, error }: TermsTickProps) {
  const t = useText();
  const queries = useQueryClient();
  const page = useLegalPage('terms');
  useEffect(() => {
    if (error) void queries.invalidateQueries({ queryKey: catalogueKeys.settings });
  }, [error, queries]);
  if (page === undefined) return null;
  return (
    <Tick required checked={!terms.isMissing} onChange={terms.tick} error={error}>
      {t('legal.acceptTerms')} <LegalPageLink page={page} />
    </Tick>
  );
}

/**
 * Below a form that takes personal data: where the privacy notice is. Nothing if the development has none. `ofClients`:
 * a sales user types the data of a client.
 */
export function PrivacyNote({ ofClients = false }: { ofClients?: boolean }) {
  const t = useText();
  const page = useLegalPage('privacy');
  if (page === undefined) return null;
  return (
    <p className={styles.note}>
      {t(ofClients ? 'legal.howWeUseClients' : 'legal.howWeUse')} <LegalPageLink page={page} />
    </p>
  );
}
