import type { CSSProperties } from 'react';
import { BookOpen, House, Image, MapPin, SlidersHorizontal, type LucideIcon } from 'lucide-react';
import type { MaterialArea } from '#domain/projects/empty-areas.ts';
import { useFilter } from '#web/catalogue/filter.ts';
import { useProjectName, useSettings } from '#web/catalogue/settings.tsx';
import { Link } from '#web/router/link.tsx';
import type { TextKey } from '#web/texts/en/index.ts';
import { useText } from '#web/texts/language.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Panel } from '#web/ui/panel.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import type { MenuEntry, Page } from '../page.ts';
import { searchAddress } from '../search-address.ts';
import { BottomArea } from './bottom-area.tsx';
import { Brand } from './brand.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import badge from './badge.module.css';
import styles from './main-menu.module.css';
import entryStyles from './menu-entries.module.css';

type MainMenuProps = {
  mode: NonNullable<Page['menu']>;
  current: MenuEntry | undefined;
  /** Whether it contains the language switch; the home view has that in its corner. */
  withLanguage: boolean;
};

/** The main menu: a glass panel on the home view, a rail elsewhere, a tab bar on phones. */
export function MainMenu({ mode, current, withLanguage }: MainMenuProps) {
  const t = useText();
  const projectName = useProjectName();
  const { activeCount } = useFilter();
  const entries = useEntries();
  const longest = Math.max(...entries.flatMap(({ text }) => t(text).split(/\s+/)).map((word) => word.length));
  return (
    <Panel
      as="nav"
      aria-label={t('shell.menu')}
      className={classNames(
        styles.menu,
        mode === 'open' ? styles.open : styles.rail,
        mode === 'docked' && styles.docked,
      )}
    >
      <Brand className={styles.brand} label={projectName} named={mode === 'open'} />
      <ul
        className={classNames(
          entryStyles.entries,
          mode === 'open' ? entryStyles.open : entryStyles.rail,
          mode === 'docked' && entryStyles.docked,
        )}
        style={{ '--longest': longest } as CSSProperties}
      >
        {entries.map(({ id, text, icon: Icon, to }) => (
          <li key={id}>
            <Link to={to} className={entryStyles.entry} aria-current={id === current ? 'page' : undefined}>
              <Icon className={entryStyles.icon} />
              <span>{t(text)}</span>
              {id === 'search' && (
                <Badge
                  count={activeCount}
                  label={t('shell.activeFilters', { count: activeCount })}
                  small={mode !== 'open'}
                />
              )}
            </Link>
          </li>
        ))}
      </ul>
      <div className={styles.bottom}>
        {withLanguage && <LanguageSwitch narrow className={styles.language} />}
        <BottomArea narrow={mode !== 'open'} />
      </div>
    </Panel>
  );
}

type Entry = { id: MenuEntry; text: TextKey; icon: LucideIcon; to: string };

/**
 * The entries of the main menu. Each keeps the filter. A development without places or galleries has no entries for
 * them; its brochure, to which galleries lead otherwise, then has one. Visitors without access are redirected to
 * registration by the page.
 */
function useEntries(): Entry[] {
  const { search } = useFilter();
  const { emptyAreas } = useSettings();
  const isEmpty = (area: MaterialArea) => emptyAreas.includes(area);
  const entries: (Entry | false)[] = [
    { id: 'home', text: 'shell.home', icon: House, to: `/${search}` },
    !isEmpty('location') && { id: 'location', text: 'shell.location', icon: MapPin, to: `/location/all/0${search}` },
    isEmpty('gallery')
      ? { id: 'gallery', text: 'page.brochure', icon: BookOpen, to: `/brochure${search}` }
      : { id: 'gallery', text: 'shell.gallery', icon: Image, to: `/gallery/all${search}` },
    { id: 'search', text: 'shell.search', icon: SlidersHorizontal, to: searchAddress(search) },
  ];
  return entries.filter((entry) => entry !== false);
}

/** A count beside an entry, hidden at 0. `label` is its text for screen readers. */
function Badge({ count, label, small }: { count: number; label: string; small: boolean }) {
  if (count === 0) return null;
  return (
    <span className={classNames(badge.badge, small && badge.small)}>
      <span aria-hidden="true">{count}</span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}
