import type { Releaser } from '#domain/properties/may-release.ts';

/**
 * Who may release a unit in a presentation, and who may change its status in the dashboard, as `{releaser}` of
 * `error_not_yours` and `error_dashboard_only`. They name roles only, because the reader does not have these users in
 * reach.
 */
export const releaserTexts = {
  presentation: {
    anyone: 'sales users',
    holder: 'the sales user of the client who holds it, their sales manager or a general manager',
    managers: 'a sales manager or a general manager',
  },
  dashboard: {
    anyone: 'a sales manager or a general manager',
    holder: 'the sales manager of the team whose client holds it, or a general manager',
    managers: 'a sales manager or a general manager',
  },
} as const satisfies Record<string, Record<Releaser, string>>;
