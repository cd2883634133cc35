import { House, UserRound } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import { useSession } from '#web/catalogue/queries.ts';
import { useSettings } from '#web/catalogue/settings.tsx';
import { useText } from '#web/texts/language.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Panel } from '#web/ui/panel.tsx';
import { UserActions } from '../menu/account-actions.tsx';
import { AccountMenu } from '../menu/account-menu.tsx';
import { Brand } from '../menu/brand.tsx';
import { LanguageSwitch } from '../menu/language-switch.tsx';
import menu from '../menu/main-menu.module.css';
import { sections } from './sections.ts';
import styles from './dashboard-layout.module.css';

/** The dashboard's menu: back to presenting, and the sections that the user may open. A tab bar on phones. */
export function DashboardRail() {
  const t = useText();
  const { projectName } = useSettings();
  const { user, can } = useSession();
  const { pathname } = useLocation();
  return (
    <Panel as="nav" aria-label={t('dashboard.menu')} className={classNames(menu.menu, menu.rail)}>
      <Brand className={menu.brand} label={projectName} named={false} />
      <ul className={classNames(menu.entries, styles.entries)}>
        <li>
          <Link to="/" className={menu.entry}>
            <House className={menu.icon} aria-hidden="true" />
            <span>{t('dashboard.present')}</span>
          </Link>
        </li>
        {sections
          .filter((section) => can[section.opens])
          .map(({ id, text, icon: Icon }) => (
            <li key={id}>
              <Link
                to={`/dashboard/${id}`}
                className={menu.entry}
                aria-current={pathname.startsWith(`/dashboard/${id}`) ? 'page' : undefined}
              >
                <Icon className={menu.icon} aria-hidden="true" />
                <span>{t(text)}</span>
              </Link>
            </li>
          ))}
      </ul>
      <div className={menu.bottom}>
        <LanguageSwitch className={menu.language} />
        {user && (
          <AccountMenu
            icon={<UserRound />}
            name={user.name}
            label={t('shell.userMenu', { name: user.name })}
            narrow
            listed={false}
          >
            {(leave) => <UserActions onLeave={leave} />}
          </AccountMenu>
        )}
      </div>
    </Panel>
  );
}
