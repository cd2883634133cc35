import { mailCalls } from '#contract/calls/mail.ts';
import type { Registry } from '#server/calls/registry.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { readMailState } from '#server/mail/mail-state.ts';

/** Registers the call that tells sales users whether mail is being sent. */
export function registerMail({ register }: Registry, { db }: Pick<Dependencies, 'db'>): void {
  register(mailCalls.getMailState, async () => {
    const { waiting, since } = await readMailState(db);
    return { waiting, since: since?.toISOString() ?? null };
  });
}
