import type { FastifyInstance, FastifyRequest } from 'fastify';
import { unitViewFor } from '#domain/people/visitor-access.ts';
import { projectNameIn } from '#domain/projects/project-name.ts';
import { projectProperty } from '#server/catalogue/present-property.ts';
import { ProblemError } from '#server/http/problem.ts';
import { requestLanguage } from '#server/http/request-language.ts';
import { sendStoredFile } from '#server/http/send-stored-file.ts';
import { isLoggedIn, type RequestActor } from '#server/sessions/actor.ts';
import type { FindMap } from '#server/map/stored-map.ts';
import { findContact } from '#server/typeset/contact.ts';
import type { DocumentDependencies } from '#server/typeset/document-dependencies.ts';
import { sendDocument } from '#server/typeset/send-document.ts';
import { wordsFor } from '#server/typeset/document-words.ts';
import { describeBrochure } from './describe-brochure.ts';
import { createPlacePages } from './place-pages.ts';

/**
 * Registers the brochure at its specified address: the package's own PDF (`brochure-tr.pdf` before `brochure.pdf`),
 * which is as public as every file of the package; otherwise one generated from what the caller may see.
 */
export function registerBrochure(
  app: FastifyInstance,
  dependencies: DocumentDependencies,
  findMap: FindMap,
  findActor: (request: FastifyRequest) => Promise<RequestActor>,
): void {
  const findPlacePage = createPlacePages(findMap);
  app.get('/assets/pdf/brochure.pdf', async (request, reply) => {
    const catalogue = await dependencies.catalogue.current();
    const { settings } = catalogue;
    if (settings === undefined) throw new ProblemError('not_found');
    const language = requestLanguage(request);
    const own = catalogue.files.get(`brochure-${language}.pdf`) ?? catalogue.files.get('brochure.pdf');
    if (own !== undefined) return sendStoredFile(reply, dependencies.media, own);
    const actor = await findActor(request);
    const view = unitViewFor(isLoggedIn(actor), settings.visitorAccess);
    const units = [...catalogue.units.values()].map((unit) => projectProperty(unit, view));
    const words = wordsFor(settings, language, dependencies.today());
    const contact = isLoggedIn(actor) ? await findContact(dependencies.db, actor, settings.botSalesRep.email) : null;
    const place = await findPlacePage(catalogue, settings, language);
    const address = dependencies.linkBase();
    const description = {
      template: 'brochure' as const,
      ...describeBrochure({ catalogue, settings, units, view, words, contact, address, place }),
    };
    return sendDocument(
      dependencies.documents,
      { request, reply, actor },
      description,
      projectNameIn(settings, language),
    );
  });
}
