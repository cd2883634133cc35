import { useQuery } from '@tanstack/react-query';
import { useLanguage } from '#web/texts/language.tsx';
import { calls } from '#contract/calls/index.ts';
import type { User } from '#contract/entities/people.ts';
import { roles, type RoleId } from '#domain/people/roles.ts';
import { callApi } from '#web/api/call-api.ts';
import type { TextKey } from '#web/texts/en/index.ts';

export const teamKeys = { all: ['team'], users: ['team', 'users'], members: ['team', 'members'] } as const;

export const roleTexts: Record<RoleId, TextKey> = {
  1: 'people.salesRep',
  2: 'people.salesManager',
  3: 'people.generalManager',
  4: 'people.broker',
  5: 'people.admin',
};

/** All users within reach, sorted by name. */
export function useTeam({ enabled = true } = {}) {
  const { language } = useLanguage();
  return useQuery({
    queryKey: teamKeys.users,
    enabled,
    queryFn: async ({ signal }): Promise<User[]> => {
      const byRole = await Promise.all(
        roles.map(({ id }) => callApi(calls.listUsersByRole, { params: { role: id }, signal })),
      );
      return byRole.flat();
    },
    select: (users) => users.toSorted((a, b) => a.name.localeCompare(b.name, language)),
  });
}

/** The team, with what the current user may do with each member. */
export function useMembers() {
  return useQuery({ queryKey: teamKeys.members, queryFn: ({ signal }) => callApi(calls.getTeam, { signal }) });
}
