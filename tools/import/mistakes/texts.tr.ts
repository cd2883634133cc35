import type { MistakeText } from './mistake-text.ts';
import type { MistakeCode, WarningCode } from './texts.ts';
import { brandTexts, brandWarningTexts } from './tr/brand-texts.ts';
import { drawingTexts } from './tr/drawing-texts.ts';
import { legalTexts } from './tr/legal-texts.ts';
import { packageTexts } from './tr/package-texts.ts';
import { tableTexts } from './tr/table-texts.ts';
import { warningTexts } from './tr/warning-texts.ts';

/** The same texts in Turkish. Names of columns, files and settings are not translated. */
export const turkishTexts: Record<MistakeCode | WarningCode, MistakeText> = {
  ...packageTexts,
  ...tableTexts,
  ...drawingTexts,
  ...legalTexts,
  ...warningTexts,
  ...brandTexts,
  ...brandWarningTexts,
};
