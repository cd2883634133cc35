import type { ProjectSetting } from '#contract/entities/project.ts';

/** Settings that are thought of together, in the order they are shown; the last group takes what no other names. */
const groups = {
  sales: [
    'projectName',
    'showPrices',
    'currencyUnit',
    'currencyUnitPosition',
    'areaUnit',
    'priceFilter',
    'priceThumbSteps',
    'priceThumbsStrict',
    'soldMeans',
    'canSell',
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
    'discreetErrors',
    'inactivityMinutes',
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
export type SettingGroup = keyof typeof groups;

/** Settings by group. */
export function groupSettings(
  settings: readonly ProjectSetting[],
): { group: SettingGroup; settings: ProjectSetting[] }[] {
  const placed = new Set<string>(Object.values(groups).flat());
  return (Object.keys(groups) as SettingGroup[]).map((group) => ({
    group,
    settings: [
      ...groups[group].flatMap((name) => settings.filter((setting) => setting.name === name)),
      ...(group === 'other' ? settings.filter((setting) => !placed.has(setting.name)) : []),
    ],
  }));
}
