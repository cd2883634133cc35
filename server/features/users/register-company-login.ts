import type { FastifyInstance } from 'fastify';
import { companyLoginCalls } from '#contract/calls/company-login.ts';
import type { Registry } from '#server/calls/registry.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { visitorActor } from '#server/sessions/actor.ts';
import { beginCompanyLogin } from './begin-company-login.ts';
import { endCompanySessions } from './end-company-sessions.ts';
import { registerCompanyCallback } from './finish-company-login.ts';
import { unlinkUser } from './unlink-user.ts';

/**
 * Registers the calls of company logins, and the address to which the provider returns browsers, if there is a
 * provider.
 */
export function registerCompanyLogin(app: FastifyInstance, { register }: Registry, dependencies: Dependencies): void {
  const { company } = dependencies;
  const methods = { company: company?.options.name ?? null, password: company?.options.isOnly !== true };
  // Does not use the database, because the page with the form waits for it.
  register(
    companyLoginCalls.getLoginMethods,
    () => methods,
    async () => visitorActor,
  );
  register(companyLoginCalls.beginCompanyLogin, beginCompanyLogin(dependencies));
  register(companyLoginCalls.endCompanySessions, endCompanySessions(dependencies));
  register(companyLoginCalls.unlinkUser, unlinkUser(dependencies));
  if (company !== null) registerCompanyCallback(app, { ...dependencies, company });
}
