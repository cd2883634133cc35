import { skipToken, useQuery } from '@tanstack/react-query';
import type { AnswerOf } from '#contract/calls/call.ts';
import { calls } from '#contract/calls/index.ts';
import type { Property } from '#contract/entities/property.ts';
import { UnitStatus } from '#domain/units/unit-status.ts';
import { callApi } from '#web/api/call-api.ts';
import { useLanguage } from '#web/texts/language.tsx';
import { useSession } from './queries.ts';

/**
 * Whether the sales user may release a unit, and otherwise who may. Requested only if they `may` change statuses at
 * all. `isAsking` is true until the answer is known. If the request fails, `answer` stays undefined and the server
 * decides when the change is made.
 */
export function useRelease(
  unit: Property,
  may: boolean,
): {
  answer: AnswerOf<typeof calls.getRelease> | undefined;
  isAsking: boolean;
} {
  const { user } = useSession();
  const { language } = useLanguage();
  const isAsked = may && unit.status_id !== UnitStatus.available;
  const { data, isLoading } = useQuery({
    queryKey: ['release', unit.id, unit.version, user?.id, language],
    queryFn: isAsked
      ? ({ signal }) => callApi(calls.getRelease, { params: { id: unit.id }, query: { lang: language }, signal })
      : skipToken,
    staleTime: 0,
  });
  return { answer: data, isAsking: isLoading };
}
