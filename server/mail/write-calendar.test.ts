import { expect, it } from 'vitest';
import { writeCalendar } from './write-calendar.ts';

const entry = {
  uid: '8e7b0c1e-9f4e-4a63-9f54-3f4f1f0f2f11',
  day: '2026-12-03',
  half: 'morning',
  title: 'Asteria ziyareti',
  place: '',
  details: [],
  writtenAt: Date.parse('2026-11-23T10:00:00Z'),
} as const;

/** The unfolded lines of a calendar file, each checked against the rules of RFC 5545, section 3.1. */
function linesOf(file: string): string[] {
  expect(file.endsWith('\r\n')).toBe(true);
  expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  const lines = file.slice(0, -2).split('\r\n');
  expect(lines.filter((line) => Buffer.byteLength(line) > 75)).toEqual([]);
  return lines
    .join('\r\n')
    .replaceAll(/\r\n[ \t]/g, '')
    .split('\r\n');
}

it('is one tentative event, at the local time of its reader', () => {
  expect(linesOf(writeCalendar(entry))).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Loggia//Viewings//EN',
    'BEGIN:VEVENT',
    'UID:8e7b0c1e-9f4e-4a63-9f54-3f4f1f0f2f11',
    'SEQUENCE:0',
    'DTSTAMP:20261123T100000Z',
    'DTSTART:20261203T090000',
    'DTEND:20261203T120000',
    'SUMMARY:Asteria ziyareti',
    'STATUS:TENTATIVE',
    'END:VEVENT',
    'END:VCALENDAR',
  ]);
  const afternoon = linesOf(writeCalendar({ ...entry, half: 'afternoon' }));
  expect(afternoon).toEqual(expect.arrayContaining(['DTSTART:20261203T130000', 'DTEND:20261203T170000']));
});

it('escapes and folds what people typed, so that none of it becomes a property', () => {
  const typed = `a, b; c\\ d\r\nATTENDEE:mailto:all@x.example\n${'ğü'.repeat(120)} ${'🏠'.repeat(60)}`;
  const lines = linesOf(
    writeCalendar({
      ...entry,
      title: `${'Ş'.repeat(90)}\nX-EVIL:1`,
      place: 'Metaxourgeio, Athens',
      details: [typed, 'end'],
    }),
  );
  expect(lines).toContain('LOCATION:Metaxourgeio\\, Athens');
  expect(lines).toContain(`SUMMARY:${'Ş'.repeat(90)}\\nX-EVIL:1`);
  expect(lines.filter((line) => /^(ATTENDEE|X-EVIL)/.test(line))).toEqual([]);
  expect(lines.find((line) => line.startsWith('DESCRIPTION:'))).toBe(
    `DESCRIPTION:a\\, b\\; c\\\\ d\\nATTENDEE:mailto:all@x.example\\n${'ğü'.repeat(120)} ${'🏠'.repeat(60)}\\nend`,
  );
});
