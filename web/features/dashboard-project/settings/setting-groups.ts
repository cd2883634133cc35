import type { ProjectSetting } from '#contract/entities/project.ts';

/** Groups of settings, in display order. The last group also gets every setting that no group lists. */
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

export function groupSettings(
  settings: readonly ProjectSetting[],
): { group: SettingGroup; settings: ProjectSetting[] }[] {
  const grouped = new Set<string>(Object.values(groups).flat());
  return (Object.keys(groups) as SettingGroup[]).map((group) => ({
    group,
    settings: [
      ...groups[group].flatMap((name) => settings.filter((setting) => setting.name === name)),
      ...(group === 'other' ? settings.filter((setting) => !grouped.has(setting.name)) : []),
    ],
  }));
}
