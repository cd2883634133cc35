import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The slowest files. They start first, so that none of them is left when the other processes are done. */
const slow = [
  'e2e/layouts.test.ts',
  'e2e/offline.test.ts',
  'e2e/demo.test.ts',
  'e2e/presentation.test.ts',
  'e2e/accounts.test.ts',
  'e2e/dashboard-project.test.ts',
  'e2e/accounts-accessible.test.ts',
  'e2e/package-parts.test.ts',
  'e2e/accounts-settings.test.ts',
  'e2e/search.test.ts',
  'e2e/tower.test.ts',
  'e2e/accounts-forms.test.ts',
  'e2e/large-amounts.test.ts',
  'e2e/favourites.test.ts',
  'e2e/floor-plan.test.ts',
  'e2e/keyboard.test.ts',
  'e2e/dashboard-leads.test.ts',
  'e2e/dashboard-units.test.ts',
  'e2e/unit.test.ts',
  'e2e/rotator.test.ts',
  'e2e/recovery.test.ts',
  'e2e/building.test.ts',
  'e2e/dashboard-deals.test.ts',
  'e2e/gallery.test.ts',
  'e2e/location-view.test.ts',
  'e2e/rotator-loading.test.ts',
  'e2e/location.test.ts',
  'e2e/panorama.test.ts',
  'tools/import/planted-mistakes.test.ts',
  'server/races.test.ts',
  'server/calls/permissions.test.ts',
  'server/features/properties/follows-model.test.ts',
  'server/features/properties/survives-kills.test.ts',
  'tools/import/main.test.ts',
  'server/features/development/uploads.test.ts',
  'tools/start.test.ts',
  'tools/backup/backup-of-bucket.test.ts',
  'server/database/lost-connections.test.ts',
  'server/database/embedded-crash.test.ts',
  'server/mail/survives-kills.test.ts',
  'tools/backup/backup.test.ts',
  'server/features/development/hostile-packages.test.ts',
  'tools/prepare-project.test.ts',
  'server/features/prices/hostile-lists.test.ts',
  'server/calls/malformed.test.ts',
  'server/database/held-calls.test.ts',
  'tools/backup/commands.test.ts',
  'server/database/embedded.test.ts',
  'server/features/prices/other-currencies.test.ts',
  'server/features/users/factors/passkeys.test.ts',
  'server/calls/issue-messages.test.ts',
  'server/workers/worker.test.ts',
  'tools/new/new-development.test.ts',
  'server/openapi/openapi.test.ts',
  'tools/texts/exchange-texts.test.ts',
  'tools/import/keeps-promises.test.ts',
  'server/features/users/factors/login-step.test.ts',
  'server/database/upgrades.test.ts',
  'server/features/properties/never-sold-twice.test.ts',
  'server/features/information-sheet/information-sheet.test.ts',
  'tools/accounts/create-admin.test.ts',
  'tools/import/panoramas.test.ts',
  'server/features/events/live.test.ts',
  'server/http/database-outage.test.ts',
];

/**
 * The order of the suites. Files of a suite are together, because a process that gets one of another suite ends. The
 * browser tests are last: their products start meanwhile.
 */
const suites = ['server', 'domain', 'web', 'e2e'];

/** Orders files by suite, and in each the slow ones first, even if Vitest has no record of their durations. */
export class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rankOf = ({ moduleId }: TestSpecification) => {
      const rank = slow.findIndex((name) => moduleId.endsWith(name));
      return rank === -1 ? slow.length : rank;
    };
    const suiteOf = ({ project }: TestSpecification) => suites.indexOf(project.name);
    return (await super.sort(files)).toSorted((a, b) => suiteOf(a) - suiteOf(b) || rankOf(a) - rankOf(b));
  }
}
