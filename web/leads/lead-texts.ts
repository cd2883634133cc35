import type { DuplicateReason } from '#domain/leads/are-duplicates.ts';
import { leadStatuses, type LeadStatusId } from '#domain/leads/lead-statuses.ts';
import type { TextKey } from '#web/texts/en/index.ts';

/** The statuses in the order of the board. */
export const leadStatusTexts: Record<LeadStatusId, TextKey> = {
  1: 'leads.new',
  2: 'leads.active',
  3: 'leads.lost',
  4: 'leads.inactive',
};
export const leadStatusIds: readonly LeadStatusId[] = leadStatuses.map((status) => status.id);

/** Why two clients may be the same person. */
export const duplicateReasonTexts: Record<DuplicateReason, TextKey> = {
  phone: 'leads.samePhone',
  name: 'leads.sameName',
};
