import { useState } from 'react';
import { calls } from '#contract/calls/index.ts';
import type { ProjectSetting } from '#contract/entities/project.ts';
import { useSettings } from '#web/catalogue/settings.tsx';
import { useText } from '#web/texts/language.tsx';
import { useConfirm } from '#web/ui/confirm.tsx';
import { LoadFailure, RowsSkeleton } from '#web/ui/dashboard/placeholders.tsx';
import { changedSince, errorsByPath, useProjectSettings, useSaveProject } from '../project-queries.ts';
import { SaveBar } from '../edit-controls.tsx';
import { SettingRow } from './setting-row.tsx';
import { useSettingText } from './use-setting-text.ts';
import styles from './settings-screen.module.css';

/** All settings of the project by group. Changes are collected and saved together. */
export function SettingsScreen() {
  const settings = useProjectSettings();
  if (settings.isError) return <LoadFailure onRetry={() => void settings.refetch()} />;
  return settings.data ? <Settings settings={settings.data} /> : <RowsSkeleton count={8} />;
}

function Settings({ settings }: { settings: ProjectSetting[] }) {
  const t = useText();
  const text = useSettingText();
  const confirm = useConfirm();
  const [draft, setDraft] = useState<Record<string, unknown>>({});
  const save = useSaveProject(calls.updateProjectSettings, 'settings');
  const errors = errorsByPath(save.error);
  const changes = Object.fromEntries(
    settings
      .filter(({ name, value }) => name in draft && !isSame(draft[name], value))
      .map(({ name }) => [name, draft[name]]),
  );
  // Including unsaved changes, so that amounts beside the currency show its new sign at once.
  const currency = {
    ...useSettings(),
    ...Object.fromEntries(
      ['currencyUnit', 'currencyUnitPosition'].flatMap((name) => (name in draft ? [[name, draft[name]]] : [])),
    ),
  };
  const clear = () => {
    setDraft({});
    save.reset();
  };
  const resetSetting = async (name: string) => {
    const isConfirmed = await confirm({
      title: t('project.resetTitle'),
      text: t('project.resetSetting', { name: text.name(name) }),
      yes: t('project.reset'),
    });
    if (!isConfirmed) return;
    save.mutate({ body: { reset: [name] } }, { onSuccess: () => setDraft(({ [name]: _removed, ...rest }) => rest) });
  };
  return (
    <>
      {groupSettings(settings).map(({ group, settings: members }) => (
        <section key={group} className={styles.group} aria-label={t(`project.group.${group}`)}>
          <h2 className={styles.title}>{t(`project.group.${group}`)}</h2>
          <div className={styles.rows}>
            {members.map((setting) => (
              <SettingRow
                key={setting.name}
                setting={setting}
                value={setting.name in draft ? draft[setting.name] : setting.value}
                isChanged={setting.name in changes}
                onChange={(value) => setDraft({ ...draft, [setting.name]: value })}
                onReset={() => void resetSetting(setting.name)}
                errors={errors}
                currency={currency}
              />
            ))}
          </div>
        </section>
      ))}
      <SaveBar
        count={Object.keys(changes).length}
        isBusy={save.isPending}
        onDiscard={clear}
        onSave={() =>
          save.mutate({ body: { changes } }, { onSuccess: () => setDraft((now) => changedSince(draft, now)) })
        }
      />
    </>
  );
}

function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** Groups of settings, in display order. The last group also gets every setting that no group lists. */
const groups = {
  project: ['projectName', 'projectNames', 'contact', 'timeZone'],
  sales: [
    'showPrices',
    'currency',
    'currencyUnit',
    'currencyUnitPosition',
    'secondCurrency',
    'areaUnit',
    'priceFilter',
    'priceThumbSteps',
    'priceThumbsStrict',
    'soldMeans',
    'canSell',
    'whoMayRelease',
    'showFinance',
  ],
  access: [
    'visitorAccess',
    'showRegisterClientPage',
    'clientVerification',
    'selfLoginDefault',
    'acceptMode',
    'verifyCountdownSeconds',
    'passwordMinLength',
    'requireSecondFactor',
    'refuseCommonPasswords',
    'discreetErrors',
    'searchEngines',
    'offlineTour',
    'inactivityMinutes',
    'retentionMonths',
    'newClients',
    'botSalesRep',
  ],
  views: [
    'has360',
    'is360External',
    'external360Url',
    'hasRealShot',
    'hasInfo',
    'showIntroVideo',
    'introVideo',
    'frames',
    'isMultiCanvas',
    'markerYOffset',
  ],
  map: ['map', 'directions'],
  other: ['dashboardUrl', 'projectId'],
} as const;
type SettingGroup = keyof typeof groups;

function groupSettings(settings: readonly ProjectSetting[]): { group: SettingGroup; settings: ProjectSetting[] }[] {
  const grouped = new Set<string>(Object.values(groups).flat());
  // The look is defined by the package and cannot be edited here.
  const shown = settings.filter(({ name }) => name !== 'brand');
  return (Object.keys(groups) as SettingGroup[]).map((group) => ({
    group,
    settings: [
      ...groups[group].flatMap((name) => shown.filter((setting) => setting.name === name)),
      ...(group === 'other' ? shown.filter((setting) => !grouped.has(setting.name)) : []),
    ],
  }));
}
