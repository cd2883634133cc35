import { expect, it } from 'vitest';
import { phoneKey } from './phone-key.ts';

it.each([
  ['0', null],
  ['', null],
  ['123 456', null],
  ['123 4567', '1234567'],
  ['+90 212 555 0111', '125550111'],
  ['٠٥٠ ١٢٣ ٤٥٦٧', '501234567'],
  ['۰۲۱۲ ۵۵۵ ۰۱۱۱', '125550111'],
])('the number %j is compared as %j', (phone, key) => expect(phoneKey(phone)).toBe(key));
