import { z } from 'zod';
import { expect, it } from 'vitest';
import { settingsSchema } from '#contract/settings.ts';
import { controlOf, offeredFields, type Schema } from './control-of.ts';

const { properties } = z.toJSONSchema(settingsSchema, { unrepresentable: 'any', io: 'output' }) as {
  properties: Record<string, Schema>;
};
const control = (name: string) => controlOf(properties[name]!);

it('derives a control for every kind of setting from its schema', () => {
  expect(control('canSell')).toEqual({ kind: 'flag' });
  expect(control('visitorAccess')).toEqual({ kind: 'choice', choices: ['home', 'browse'] });
  expect(control('clientVerification')).toEqual({ kind: 'choice', choices: [0, 1] });
  expect(control('inactivityMinutes')).toEqual({ kind: 'number', isWhole: true, min: 1, max: 115 });
  expect(control('external360Url')).toMatchObject({ kind: 'text', isOptional: true });
  expect(control('projectName')).toEqual({ kind: 'text', isOptional: false, maxLength: 80 });
  expect(controlOf(properties['map']!.properties!['hosts']!)).toEqual({ kind: 'list' });
  expect(control('priceFilter')).toMatchObject({
    kind: 'group',
    fields: [
      ['step', expect.anything()],
      ['minimum', expect.anything()],
      ['maximum', expect.anything()],
    ],
  });
});

it('shows a text by language with a field for each language of the development, in its order', () => {
  const named = (...names: string[]) => names.map((name): [string, null] => [name, null]);
  expect(offeredFields(named('en', 'tr', 'el', 'de'), ['de', 'el', 'en'])).toEqual(named('de', 'el', 'en'));
  expect(offeredFields(named('step', 'minimum'), ['de'])).toEqual(named('step', 'minimum'));
});
