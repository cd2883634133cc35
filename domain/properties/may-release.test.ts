import { describe, expect, it } from 'vitest';
import type { SalesActor } from '#domain/people/actor.ts';
import { roles, type RoleName } from '#domain/people/roles.ts';
import { unitStatuses, type UnitStatusName } from '#domain/units/statuses.ts';
import { mayRelease, releaseRules, type HeldUnit, type ReleaseRule } from './may-release.ts';

const self = 1;
const below = 2;
const stranger = 3;

/** Whose client holds the unit. */
const holders = {
  own: { seller_id: self },
  below: { seller_id: below },
  stranger: { seller_id: stranger },
  unassigned: { seller_id: null },
  nobody: null,
} as const;
type HolderName = keyof typeof holders;

const userOf = (role: RoleName): SalesActor => ({
  id: self,
  role_id: roles.find(({ name }) => name === role)?.id ?? 1,
  below: new Set([below]),
});
const everyone: RoleName[] = roles.map(({ name }) => name);
const managers: RoleName[] = ['sales_manager', 'general_manager', 'admin'];
const top: RoleName[] = ['general_manager', 'admin'];

const ofHeld: Record<HolderName, RoleName[]> = {
  own: everyone,
  below: managers,
  stranger: top,
  unassigned: managers,
  nobody: managers,
};
const held: UnitStatusName[] = ['reserved', 'sold', 'offer', 'signed'];
const blocked: UnitStatusName[] = ['blocked', 'issue'];

/** The decided table, written without the rule. */
function expectedRoles(rule: ReleaseRule, status: UnitStatusName, holder: HolderName): RoleName[] {
  if (rule === 'anyone') return everyone;
  if (held.includes(status) || holder !== 'nobody') return ofHeld[holder];
  return blocked.includes(status) && rule === 'managers' ? managers : everyone;
}

describe.each(releaseRules)('whoMayRelease: %s', (rule) => {
  it.each(Object.keys(holders) as HolderName[])('holder: %s', (holder) => {
    for (const { id: status_id, name: status } of unitStatuses) {
      const unit: HeldUnit = { status_id, holder: holders[holder] };
      const allowed = everyone.filter((role) => mayRelease(userOf(role), unit, rule));
      expect([status, allowed]).toEqual([status, expectedRoles(rule, status, holder)]);
    }
  });
});
