import { useQuery } from '@tanstack/react-query';
import { calls } from '#contract/calls/index.ts';
import type { LegalBlock, LegalPageAnswer, LegalRun } from '#contract/entities/legal.ts';
import { type LegalPage, legalPages } from '#domain/legal/legal-pages.ts';
import { type StoredPlace, storedItems, storedPlaces } from '#domain/legal/stored-items.ts';
import { textOfRun } from '#domain/legal/text-of-run.ts';
import { isNumberOrMailbox, isPageOfSite } from '#domain/navigation/links.ts';
import { directionOf } from '#domain/texts/direction.ts';
import type { Language } from '#domain/texts/language.ts';
import { callApi, ApiProblem } from '#web/api/call-api.ts';
import { useSettings } from '#web/catalogue/settings.tsx';
import { useLegalPage, useLegalPages } from '#web/legal/use-legal-page.ts';
import { useParams } from '#web/router/hooks.ts';
import { Link } from '#web/router/link.tsx';
import { useDateText, useLanguage, useText } from '#web/texts/language.tsx';
import { Button } from '#web/ui/button.tsx';
import { usePageTitle } from '#web/ui/page-title.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import styles from './legal-screen.module.css';

/**
 * A page required by law: the development's text and, on `storage`, the list of what the product stores in browsers.
 */
export function LegalScreen() {
  const { page: name } = useParams();
  const page = legalPages.find((candidate) => candidate === name);
  if (page === undefined) throw new ApiProblem({ code: 'not_found', status: 404, message: '' });
  return <Screen key={page} page={page} />;
}

function Screen({ page }: { page: LegalPage }) {
  const t = useText();
  const { language } = useLanguage();
  const link = useLegalPage(page);
  const title = link?.title ?? t('legal.storage');
  usePageTitle(title);
  const text = useQuery({
    queryKey: ['legal', page, language, link?.version],
    enabled: link !== undefined,
    staleTime: Infinity,
    queryFn: ({ signal }) => callApi(calls.getLegalPage, { params: { page }, query: { lang: language }, signal }),
  });
  if (link === undefined && page !== 'storage') throw new ApiProblem({ code: 'not_found', status: 404, message: '' });
  return (
    <div className={styles.screen}>
      <article className={styles.article} aria-busy={text.isLoading || undefined}>
        <h1 className={styles.title} lang={link?.language} dir={link && directionOf(link.language)}>
          {title}
        </h1>
        {text.data && <Text text={text.data} />}
        {text.isLoading && <Skeleton className={styles.waiting} />}
        {text.isError && (
          <div role="alert" className={styles.failure}>
            <p>{t('legal.loadFailed')}</p>
            <Button onClick={() => void text.refetch()}>{t('general.retry')}</Button>
          </div>
        )}
        {/* After the text, so that loading it does not move the text. */}
        {!text.isLoading && (
          <>
            {page === 'storage' && <StoredItems />}
            {text.data && <Version text={text.data} />}
            <OtherPages current={page} />
          </>
        )}
      </article>
    </div>
  );
}

function Text({ text: { blocks, language } }: { text: LegalPageAnswer }) {
  return (
    <div className={styles.text} lang={language} dir={directionOf(language)}>
      {blocks.map((block, index) => (
        <Block key={index} block={block} language={language} />
      ))}
    </div>
  );
}

function Block({ block, language }: { block: LegalBlock; language: Language }) {
  if (block.kind === 'paragraph')
    return (
      <p>
        <Runs runs={block.runs} language={language} />
      </p>
    );
  if (block.kind === 'heading') {
    const Heading = block.level === 2 ? 'h2' : 'h3';
    return (
      <Heading>
        <Runs runs={block.runs} language={language} />
      </Heading>
    );
  }
  const List = block.is_ordered ? 'ol' : 'ul';
  return (
    <List>
      {block.items.map((runs, index) => (
        <li key={index}>
          <Runs runs={runs} language={language} />
        </li>
      ))}
    </List>
  );
}

function Runs({ runs, language }: { runs: readonly LegalRun[]; language: Language }) {
  return runs.map((run, index) => <Run key={index} run={{ ...run, text: textOfRun(run, language) }} />);
}

function Run({ run: { text, is_strong, is_emphasis, href } }: { run: LegalRun }) {
  const emphasised = is_emphasis ? <em>{text}</em> : text;
  const marked = is_strong ? <strong>{emphasised}</strong> : emphasised;
  if (href === null) return marked;
  if (isPageOfSite(href)) return <Link to={href}>{marked}</Link>;
  return (
    <a href={href} rel="noopener" dir={isNumberOrMailbox(href) ? 'ltr' : undefined}>
      {marked}
    </a>
  );
}

/** Since when a wording is in force, and its hash. */
function Version({ text: { published_at, hash } }: { text: LegalPageAnswer }) {
  const t = useText();
  const dateText = useDateText();
  return (
    <p className={styles.version}>
      {t('legal.version', { day: dateText(published_at, 'longDate'), hash: hash.slice(0, 8) })}
    </p>
  );
}

function OtherPages({ current }: { current: LegalPage }) {
  const t = useText();
  const pages = useLegalPages();
  const stored = useLegalPage('storage');
  const all = [
    ...pages.map(({ page, language, title }) => ({ page, language, title })),
    { page: 'storage' as const, language: stored?.language, title: stored?.title ?? t('legal.storage') },
  ].filter(({ page }) => page !== current);
  if (all.length === 0) return null;
  return (
    <nav aria-label={t('shell.legal')}>
      <ul className={styles.others}>
        {all.map(({ page, language, title }) => (
          <li key={page}>
            <Link to={`/legal/${page}`} lang={language}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Everything that the product stores in the browser, by storage: its purpose and how long it is kept. */
function StoredItems() {
  const t = useText();
  const { map, frameHosts } = useSettings();
  const asksOthers = map.provider !== 'embedded' || (frameHosts?.length ?? 0) > 0;
  return (
    <>
      {storedPlaces.map((place) => (
        <Place key={place} place={place} />
      ))}
      {asksOthers && <p>{t('legal.otherSites')}</p>}
    </>
  );
}

function Place({ place }: { place: StoredPlace }) {
  const t = useText();
  return (
    <section className={styles.text} aria-labelledby={`stored-${place}`}>
      <h2 id={`stored-${place}`}>{t(`legal.place.${place}`)}</h2>
      <ul className={styles.stored}>
        {storedItems
          .filter((item) => item.place === place)
          .map(({ id, kept }) => (
            <li key={id}>
              <strong>{t(`legal.item.${id}`)}</strong> {t(`legal.purpose.${id}`)}{' '}
              <span className={styles.kept}>{t(`legal.kept.${kept}`)}</span>
            </li>
          ))}
      </ul>
    </section>
  );
}
