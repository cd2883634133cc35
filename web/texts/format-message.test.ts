import { compileMessage } from '@lingui/message-utils/compileMessage';
import { expect, test } from 'vitest';
import type { Language } from '#domain/texts/language.ts';
import { formatMessage, type Values } from './format-message.ts';

test.each<[message: string, values: Values, language: Language, text: string]>([
  ['Home', {}, 'en', 'Home'],
  ['', {}, 'en', ''],
  ['Floor {floor}, {unit}', { floor: 3, unit: '0312' }, 'en', 'Floor 3, 0312'],
  ['Building {name}', {}, 'en', 'Building '],
  ['No. #{number}', { number: 4 }, 'en', 'No. #4'],
  ['{views} views', { views: 1234 }, 'en', '1.234 views'],
  ['No. {id}', { id: '1234' }, 'en', 'No. 1234'],
  ['{count, plural, one {# residence} other {# residences}}', { count: 1 }, 'en', '1 residence'],
  ['{count, plural, one {# residence} other {# residences}}', { count: 0 }, 'en', '0 residences'],
  ['{count, plural, one {# residence} other {# residences}}', { count: 999 }, 'en', '999 residences'],
  ['{count, plural, one {# residence} other {# residences}}', { count: 5000 }, 'en', '5.000 residences'],
  ['{count, plural, one {# konut} other {# konut}}', { count: 5000 }, 'tr', '5.000 konut'],
  ['{count, plural, one {# konut} other {# konut}}', { count: 1.5 }, 'tr', '1,5 konut'],
  ['{count, plural, =0 {None} =2 {Both} other {All #}}', { count: 0 }, 'en', 'None'],
  ['{count, plural, =0 {None} =2 {Both} other {All #}}', { count: 2 }, 'en', 'Both'],
  ['{count, plural, =0 {None} =2 {Both} other {All #}}', { count: 3 }, 'en', 'All 3'],
  [
    '{count, plural, one {match, of {total}} other {# matches, of {total}}}',
    { count: 2, total: 240 },
    'en',
    '2 matches, of 240',
  ],
  [
    '{count, plural, one {#} other {# in {group, select, floor {this floor, #} other {all}}}}',
    { count: 2, group: 'floor' },
    'en',
    '2 in this floor, 2',
  ],
  ['{group, select, client {Client} other {Team}}', { group: 'client' }, 'en', 'Client'],
  ['{group, select, client {Client} other {Team}}', { group: 'anybody' }, 'en', 'Team'],
])('formats %s with %o in %s', (message, values, language, text) => {
  expect(formatMessage(compileMessage(message), values, language)).toBe(text);
});

test.each(['constructor', 'toString'])('a value named %s selects no case', (value) => {
  expect(formatMessage(compileMessage('{group, select, client {Client} other {Team}}'), { group: value }, 'en')).toBe(
    'Team',
  );
});
