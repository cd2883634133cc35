import { documentCalls } from '#contract/calls/documents.ts';
import { isFullProperty } from '#contract/entities/is-full-property.ts';
import { unitViewFor } from '#domain/people/visitor-access.ts';
import { projectNameIn } from '#domain/projects/project-name.ts';
import type { CallHandler, Registry } from '#server/calls/registry.ts';
import { projectProperty } from '#server/catalogue/present-property.ts';
import { ProblemError } from '#server/http/problem.ts';
import { sendStoredFile } from '#server/http/send-stored-file.ts';
import { isLoggedIn } from '#server/sessions/actor.ts';
import { findContact } from '#server/typeset/contact.ts';
import type { DocumentDependencies } from '#server/typeset/document-dependencies.ts';
import { sendDocument } from '#server/typeset/send-document.ts';
import { wordsFor } from '#server/typeset/document-words.ts';
import { describeSheet } from './describe-sheet.ts';

/** Registers the information sheet. */
export function registerInformationSheet({ register }: Registry, dependencies: DocumentDependencies): void {
  register(documentCalls.getInformationSheet, getInformationSheet(dependencies));
}

/**
 * Sends the package's own sheet of a unit if there is one, otherwise one generated for the caller: in their language,
 * with what they may see and their contact.
 */
function getInformationSheet({
  db,
  catalogue: store,
  linkBase,
  documents,
  media,
  today,
}: DocumentDependencies): CallHandler<typeof documentCalls.getInformationSheet> {
  return async ({ params, actor, language, request, reply }) => {
    const catalogue = await store.current();
    const { settings } = catalogue;
    const entry = catalogue.units.get(params.id);
    if (entry === undefined || settings === undefined || !settings.hasInfo) throw new ProblemError('not_found');
    const unit = projectProperty(entry, unitViewFor(isLoggedIn(actor), settings.visitorAccess));
    if (!isFullProperty(unit)) throw new ProblemError('not_logged_in');
    if (unit.info_sheet !== null) return sendStoredFile(reply, media, catalogue.files.get(unit.info_sheet));
    const words = wordsFor(settings, language, today());
    const contact = await findContact(db, actor, settings.botSalesRep.email);
    const address = new URL(`/property-view/${unit.id}`, linkBase());
    const description = {
      template: 'sheet' as const,
      ...describeSheet({ catalogue, settings, unit, words, contact, address }),
    };
    const name = `${projectNameIn(settings, language)} ${unit.code}`;
    return sendDocument(documents, { request, reply, actor }, description, name);
  };
}
