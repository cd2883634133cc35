import type { UnitStatusName } from '#domain/units/statuses.ts';
import type { Text } from '#contract/errors/texts.ts';

/** Titles of the seven unit statuses (specification, section 4). */
export const statusTitles = {
  available: { en: 'Available', tr: 'Satışta' },
  reserved: { en: 'Reserved', tr: 'Rezerve' },
  sold: { en: 'Sold', tr: 'Satıldı' },
  blocked: { en: 'Blocked', tr: 'Satışa kapalı' },
  offer: { en: 'Offer / Negotiation', tr: 'Teklif / Görüşme' },
  signed: { en: 'Signed Contract', tr: 'Sözleşme imzalandı' },
  issue: { en: 'Issue', tr: 'Sorunlu' },
} as const satisfies Record<UnitStatusName, Text>;
