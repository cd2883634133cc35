import { type ReactNode, useId } from 'react';
import { CalendarDays } from 'lucide-react';
import type { OwnDealings } from '#contract/calls/own-page.ts';
import type { Client } from '#contract/entities/people.ts';
import type { Property } from '#contract/entities/property.ts';
import type { Viewing } from '#contract/entities/viewing.ts';
import { contactOf } from '#domain/projects/contact.ts';
import { hoursOfHalf } from '#domain/viewings/viewing-day.ts';
import { useErrorToast } from '#web/accounts/form-errors.ts';
import { useFilter, useFullUnits } from '#web/catalogue/filter.ts';
import { useProperties, useSession } from '#web/catalogue/queries.ts';
import { useProjectName, useSettings } from '#web/catalogue/settings.tsx';
import { ConsentHistory, useConsents, useSetMarketing } from '#web/consents/consent-history.tsx';
import { ContactDetails } from '#web/contact/contact-details.tsx';
import { PrivacyNote } from '#web/legal/form-parts.tsx';
import { useOwnDealings, useViewingDays } from '#web/own-dealings/queries.ts';
import { Navigate } from '#web/router/link.tsx';
import { useFavourites } from '#web/session/favourites.ts';
import { useDateText, useLanguage, useText } from '#web/texts/language.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Toggle } from '#web/ui/toggle.tsx';
import { useBusy } from '#web/ui/use-busy.ts';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import consentStyles from '#web/consents/consents.module.css';
import { FavouriteResidence, GoneFavourite, HeldResidence } from './residence-card.tsx';
import styles from './own-page-screen.module.css';

/** Slots that the app fills: the button that requests a viewing. */
type OwnPageSlots = { viewingRequest: ReactNode };

/**
 * The client's own page: the units held for them, their favourites, their viewings, and their adviser. Also available
 * in a presentation.
 */
export function OwnPageScreen({ viewingRequest }: OwnPageSlots) {
  const { user, client } = useSession();
  if (client) return <Page client={client} viewingRequest={viewingRequest} />;
  return <Navigate to={user ? '/' : '/login?next=/yours'} replace />;
}

function Page({ client, viewingRequest }: OwnPageSlots & { client: Client }) {
  const t = useText();
  const projectName = useProjectName();
  const units = useProperties();
  const dealings = useOwnDealings();
  const isLoaded = units.data !== undefined && dealings.data !== undefined;
  const hasFailed = !isLoaded && (units.isError || dealings.isError);
  const reload = () => void Promise.all([units.refetch(), dealings.refetch()]);
  return (
    <div className={styles.screen}>
      <header className={styles.head}>
        <h1 className={styles.title}>{t('shell.ownPage', { project: projectName })}</h1>
        <p className={styles.note}>{t('ownPage.lead', { name: client.first_name })}</p>
      </header>
      {isLoaded ? (
        <Content client={client} dealings={dealings.data} viewingRequest={viewingRequest} />
      ) : hasFailed ? (
        <div role="alert" className={styles.failure}>
          <p>{t('ownPage.loadFailed')}</p>
          <Button onClick={reload}>{t('general.retry')}</Button>
        </div>
      ) : (
        <div aria-busy="true">
          <Skeleton className={styles.waiting} />
        </div>
      )}
    </div>
  );
}

type ContentProps = OwnPageSlots & { client: Client; dealings: OwnDealings };

function Content({ client, dealings: { holdings, viewings }, viewingRequest }: ContentProps) {
  const t = useText();
  const { language } = useLanguage();
  const contact = contactOf(client.user, useSettings(), language);
  const units = new Map(useFullUnits().map((unit) => [unit.id, unit]));
  return (
    <div className={styles.columns}>
      <Section title={t('ownPage.held')} className={styles.held}>
        {holdings.length === 0 ? (
          <p className={styles.note}>{t('ownPage.nothingHeld')}</p>
        ) : (
          <ul className={styles.cards}>
            {holdings.map((holding) => (
              <li key={holding.property_id}>
                <HeldResidence holding={holding} unit={units.get(holding.property_id)} />
              </li>
            ))}
          </ul>
        )}
      </Section>
      <div className={styles.aside}>
        {contact && (
          <Section title={t(contact.isAdviser ? 'contact.adviser' : 'contact.title')}>
            <ContactDetails contact={contact} />
          </Section>
        )}
        <Section title={t('ownPage.viewings')}>
          <ViewingList viewings={viewings} />
          {viewingRequest}
        </Section>
        <Section title={t('consent.title')}>
          <OwnConsents clientId={client.id} />
        </Section>
      </div>
      <Favourites units={units} held={new Set(holdings.map((holding) => holding.property_id))} />
    </div>
  );
}

type FavouritesProps = { units: ReadonlyMap<number, Property>; held: ReadonlySet<number> };

/** The favourites, latest first, except held units, which are shown above. */
function Favourites({ units, held }: FavouritesProps) {
  const t = useText();
  const { search } = useFilter();
  const favs = useFavourites().favs.filter((fav) => !held.has(fav.property_id));
  if (favs.length === 0)
    return (
      <Section title={t('ownPage.favourites')} className={styles.favourites}>
        <p className={styles.note}>{t('ownPage.noFavourites')}</p>
        <ButtonLink to={`/list-view${search}`}>{t('favourites.toList')}</ButtonLink>
      </Section>
    );
  return (
    <Section title={t('ownPage.favourites')} className={styles.favourites}>
      <ul className={styles.cards}>
        {favs.toReversed().map((fav) => {
          const unit = units.get(fav.property_id);
          return (
            <li key={fav.id}>
              {unit ? <FavouriteResidence unit={unit} /> : <GoneFavourite code={fav.property.code} />}
            </li>
          );
        })}
      </ul>
      <ButtonLink to="/favorites">{t('ownPage.compare')}</ButtonLink>
    </Section>
  );
}

type SectionProps = { title: string; className?: string | undefined; children: ReactNode };

/** A titled section, which screen readers list by its title. */
function Section({ title, className, children }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={className}>
      <div className={styles.section}>
        <h2 id={id} className={styles.subtitle}>
          {title}
        </h2>
        {children}
      </div>
    </section>
  );
}

/** The requested viewings that are still to come, earliest first, each with its calendar file. */
function ViewingList({ viewings }: { viewings: readonly Viewing[] }) {
  const t = useText();
  const { first: today } = useViewingDays();
  const coming = viewings.filter((viewing) => viewing.day >= today).toSorted(byTime);
  if (coming.length === 0) return <p className={styles.none}>{t('ownPage.noViewings')}</p>;
  return (
    <ul className={styles.list}>
      {coming.map((viewing) => (
        <li key={viewing.id} className={styles.viewing}>
          <ViewingItem viewing={viewing} />
        </li>
      ))}
    </ul>
  );
}

function ViewingItem({ viewing: { id, day, half, done_at } }: { viewing: Viewing }) {
  const t = useText();
  const { language } = useLanguage();
  const date = useDateText()(day, 'fullDate', 'UTC');
  return (
    <>
      <p className={styles.day}>{date}</p>
      <p>{t(`contact.half.${half}`)}</p>
      {done_at === null && <p className={styles.none}>{t('ownPage.viewingOpen')}</p>}
      <a className={styles.link} href={`/api/viewings/${id}/viewing.ics?lang=${language}`} download>
        <CalendarDays />
        <span>
          {t('ownPage.calendar')}
          <VisuallyHidden>: {date}</VisuallyHidden>
        </span>
      </a>
    </>
  );
}

function byTime(one: Viewing, other: Viewing): number {
  return one.day.localeCompare(other.day) || hoursOfHalf[one.half].from - hoursOfHalf[other.half].from;
}

/** Lets a client allow mails for marketing or withdraw that, and shows the recorded consents. */
function OwnConsents({ clientId }: { clientId: number }) {
  const t = useText();
  const projectName = useProjectName();
  const { data, isError, refetch } = useConsents(clientId);
  const setMarketing = useSetMarketing(clientId);
  const { busy, run } = useBusy(useErrorToast());
  const change = (is_given: boolean) => run(() => setMarketing({ is_given: is_given ? '1' : '0' }));
  if (isError && !data)
    return (
      <div role="alert" className={consentStyles.consents}>
        <p className={consentStyles.quiet}>{t('consent.loadFailed')}</p>
        <div>
          <Button onClick={() => void refetch()}>{t('general.retry')}</Button>
        </div>
      </div>
    );
  return (
    <div className={consentStyles.consents}>
      <Toggle
        label={t('consent.marketing')}
        on={data?.marketing?.is_given === true}
        disabled={data === undefined || busy}
        onChange={(on) => void change(on)}
      />
      <p className={consentStyles.quiet}>{t('consent.marketingWording', { project: projectName })}</p>
      <PrivacyNote />
      {data && (
        <details className={consentStyles.details}>
          <summary>{t('consent.recorded')}</summary>
          <ConsentHistory history={data.history} />
        </details>
      )}
    </div>
  );
}
