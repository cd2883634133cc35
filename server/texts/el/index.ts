import { furnitureTexts, quoteTexts } from '#contract/texts/el/prices.ts';
import { unitFactTitles } from '#contract/texts/el/unit-facts.ts';
import type { ServerTexts } from '../texts.ts';
import { accountMails } from './account-mails.ts';
import { brochureTexts } from './brochure.ts';
import { documentTexts } from './documents.ts';
import { fileNames } from './file-names.ts';
import { mailFrame, mailTexts } from './mails.ts';
import { newClientMails } from './new-client-mails.ts';
import { noscriptTexts, pageTexts, startFailureTexts } from './pages.ts';
import { presentationMails, presentationWords } from './presentation-mails.ts';
import { roleWords } from './roles.ts';
import { secondFactorMails } from './second-factor-mails.ts';
import { sheetTexts } from './sheet.ts';
import { viewingMails, viewingWords } from './viewing-mails.ts';

/** All texts of mails, documents and pages in this language. */
export const texts: ServerTexts = {
  brochure: brochureTexts,
  documents: documentTexts,
  files: fileNames,
  mails: {
    ...mailTexts,
    ...presentationMails,
    ...newClientMails,
    ...viewingMails,
    ...secondFactorMails,
    ...accountMails,
  },
  mailFrame,
  noscript: noscriptTexts,
  pages: pageTexts,
  presentations: presentationWords,
  roles: roleWords,
  sheet: { ...sheetTexts, ...unitFactTitles, ...quoteTexts, ...furnitureTexts },
  startFailure: startFailureTexts,
  viewings: viewingWords,
};
