import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The files that take longest, so that none of them is begun when the other processes have nothing left to do. */
const slow = [
  'e2e/recovery.test.ts',
  'e2e/layouts.test.ts',
  'e2e/dashboard-project.test.ts',
  'e2e/accounts.test.ts',
  'e2e/search.test.ts',
  'e2e/unit.test.ts',
  'e2e/dashboard-units.test.ts',
  'e2e/floor-plan.test.ts',
  'e2e/accounts-accessible.test.ts',
  'e2e/accounts-forms.test.ts',
  'e2e/package-parts.test.ts',
  'e2e/demo.test.ts',
  'e2e/accounts-settings.test.ts',
  'e2e/presentation-end.test.ts',
  'e2e/large-amounts.test.ts',
  'e2e/location.test.ts',
  'e2e/location-view.test.ts',
  'e2e/favourites.test.ts',
  'e2e/building.test.ts',
  'server/features/properties/follows-model.test.ts',
  'server/features/properties/survives-kills.test.ts',
  'server/mail/survives-kills.test.ts',
  'server/database/lost-connections.test.ts',
  'server/database/embedded-crash.test.ts',
  'tools/start.test.ts',
  'tools/import/planted-mistakes.test.ts',
  'server/features/development/hostile-packages.test.ts',
  'tools/accounts/create-admin.test.ts',
  'server/features/properties/never-sold-twice.test.ts',
  'server/database/embedded.test.ts',
  'server/database/upgrades.test.ts',
  'tools/backup/commands.test.ts',
  'tools/backup/backup.test.ts',
  'server/features/development/uploads.test.ts',
  'tools/import/panoramas.test.ts',
  'server/features/events/live.test.ts',
  'server/http/away.test.ts',
];

/** Begins with the slow files, whether or not Vitest has seen how long they take. */
export class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rankOf = ({ moduleId }: TestSpecification) => {
      const rank = slow.findIndex((name) => moduleId.endsWith(name));
      return rank === -1 ? slow.length : rank;
    };
    return (await super.sort(files)).toSorted((a, b) => rankOf(a) - rankOf(b));
  }
}
