import { z } from 'zod';
import type { Call } from '#contract/calls/call.ts';
import { kinds, type Kind } from './kinds.ts';
import type { Fixture } from './fixture-ids.ts';
import type { Row } from './row.ts';
import { secrets } from './fixture-links.ts';

/** Whether the name of a field is that of an id. */
const isId = (name: string) => /(^|_)ids?$|^(hand_over_to|a|b|x|properties)$/.test(name);

/** Ids that occur in no call, one for each slot, starting here. */
const firstSentinel = 7_000_001;

/** The fields of a call that look like ids and that its row neither varies nor declares to be about nobody. */
export function describeRow(call: Call, row: Row): string[] {
  const names = Object.keys(row.slots ?? {});
  const ids = Object.fromEntries(names.map((name, index) => [name, firstSentinel + index]));
  const ofKinds = Object.fromEntries(kinds.map((kind) => [kind, {}])) as Record<Kind, object>;
  const fixture: Fixture = {
    person: 'visitor',
    headers: {},
    ids: ofKinds,
    secrets,
    units: Array.from({ length: 20 }, () => 0),
    projectId: 0,
  };
  const inputs = [undefined, ...names].map((varied) => row.input?.(ids, fixture, varied) ?? {});
  const parts = { path: call.params, query: call.query, body: call.body };
  return Object.entries(parts).flatMap(([part, schema]) =>
    fieldsOf(schema)
      .filter((field) => isId(field) && !row.notPeople?.includes(field))
      .filter(
        (field) =>
          !inputs.some((input) => {
            const value = JSON.stringify((input as Record<string, Record<string, unknown>>)[part]?.[field] ?? null);
            return Object.values(ids).some((id) => value.includes(String(id)));
          }),
      )
      .map((field) => `${part} ${field}`),
  );
}

function fieldsOf(schema: z.ZodType): string[] {
  const described = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as { properties?: object };
  return Object.keys(described.properties ?? {});
}
