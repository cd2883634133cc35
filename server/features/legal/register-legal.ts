import type { FastifyRequest } from 'fastify';
import { legalCalls } from '#contract/calls/legal.ts';
import { findLegalPage } from '#domain/legal/legal-pages.ts';
import type { Registry } from '#server/calls/registry.ts';
import type { CatalogueStore } from '#server/catalogue/catalogue-store.ts';
import { ProblemError } from '#server/http/problem.ts';
import type { RequestActor } from '#server/sessions/actor.ts';

/** Registers the read of a legal page, which works while the database is unavailable. */
export function registerLegal(
  { register }: Registry,
  store: CatalogueStore,
  findCachedActor: (request: FastifyRequest) => Promise<RequestActor>,
): void {
  register(
    legalCalls.getLegalPage,
    async ({ params, language }) => {
      const page = findLegalPage((await store.forDisplay()).legalPages, params.page, language);
      if (page === undefined) throw new ProblemError('not_found');
      return page;
    },
    findCachedActor,
  );
}
