import { expect, it } from 'vitest';
import { initialsOf } from './initials.ts';

it.each([
  ['Rıza Rep', 'RR'],
  ['Ünal', 'Ü'],
  ['Anna Maria Weber', 'AM'],
  ['هدى المنصوري', 'ه\u200cم'],
  ['عمر الكعبي', 'ع\u200cك'],
  ['آل', 'آ'],
  ['(team) Berlin', 'B'],
  ['', ''],
])('%s is %s', (name, initials) => expect(initialsOf(name)).toBe(initials));
