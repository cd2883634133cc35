import { ICalCalendar, ICalEventStatus } from 'ical-generator';
import { hoursOfHalf, type DayHalf } from '#domain/viewings/viewing-day.ts';

/**
 * A half-day for a calendar. `uid` is the UID of the event; `writtenAt` is in milliseconds since the epoch.
 */
export type CalendarEntry = {
  uid: string;
  day: string;
  half: DayHalf;
  title: string;
  place: string;
  details: readonly string[];
  writtenAt: number;
};

/**
 * Writes a calendar file (RFC 5545) with one tentative event. Its times are floating, that is, local to the reader, who
 * will be at the development at that time.
 */
export function writeCalendar({ uid, day, half, title, place, details, writtenAt }: CalendarEntry): string {
  const { from, to } = hoursOfHalf[half];
  const at = (hour: number) => new Date(Date.parse(`${day}T00:00:00Z`) + hour * 3_600_000);
  const calendar = new ICalCalendar({ prodId: { company: 'Loggia', product: 'Viewings', language: 'EN' } });
  calendar.createEvent({
    id: uid,
    stamp: new Date(writtenAt),
    floating: true,
    start: at(from),
    end: at(to),
    summary: title,
    status: ICalEventStatus.TENTATIVE,
    ...(place === '' ? {} : { location: place }),
    ...(details.length === 0 ? {} : { description: details.join('\n') }),
  });
  // Every line ends with CRLF, the last one too.
  return `${calendar.toString()}\r\n`;
}
