import { approvalCalls } from './approvals.ts';
import { auditCalls } from './audit.ts';
import { catalogueCalls } from './catalogue.ts';
import { clientCalls } from './clients.ts';
import { companyLoginCalls } from './company-login.ts';
import { consentCalls } from './consents.ts';
import { documentCalls } from './documents.ts';
import { eventCalls } from './events.ts';
import { favouriteCalls } from './favourites.ts';
import { leadCalls } from './leads.ts';
import { figureCalls } from './figures.ts';
import { legalCalls } from './legal.ts';
import { locationCalls } from './location.ts';
import { mailCalls } from './mail.ts';
import { ownPageCalls } from './own-page.ts';
import { presentationCalls } from './presentations.ts';
import { priceCalls } from './prices.ts';
import { projectCalls } from './project.ts';
import { propertyActionCalls } from './property-actions.ts';
import { propertyViewCalls } from './property-views.ts';
import { retentionCalls } from './retention.ts';
import { secondFactorCalls } from './second-factors.ts';
import { sessionCalls } from './session.ts';
import { statusChangeCalls } from './status-changes.ts';
import { userCalls } from './users.ts';
import { viewingCalls } from './viewings.ts';

/**
 * All calls between browser and server, by name. The server, the typed client and the OpenAPI document are derived from
 * this; the permission tests have a row for each.
 */
export const calls = {
  ...catalogueCalls,
  ...legalCalls,
  ...locationCalls,
  ...sessionCalls,
  ...secondFactorCalls,
  ...userCalls,
  ...companyLoginCalls,
  ...clientCalls,
  ...consentCalls,
  ...retentionCalls,
  ...leadCalls,
  ...viewingCalls,
  ...ownPageCalls,
  ...approvalCalls,
  ...statusChangeCalls,
  ...presentationCalls,
  ...favouriteCalls,
  ...propertyViewCalls,
  ...propertyActionCalls,
  ...eventCalls,
  ...documentCalls,
  ...priceCalls,
  ...figureCalls,
  ...projectCalls,
  ...auditCalls,
  ...mailCalls,
} as const;
export type Calls = typeof calls;
export type CallName = keyof Calls;
