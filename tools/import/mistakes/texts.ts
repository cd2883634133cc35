import { brandTexts, brandWarningTexts } from './en/brand-texts.ts';
import { drawingTexts } from './en/drawing-texts.ts';
import { legalTexts } from './en/legal-texts.ts';
import { packageTexts } from './en/package-texts.ts';
import { tableTexts } from './en/table-texts.ts';
import { warningTexts as packageWarningTexts } from './en/warning-texts.ts';

/** The texts of warnings, which do not stop an import. */
export const warningTexts = { ...packageWarningTexts, ...brandWarningTexts } as const;

/** The texts of all mistakes that stop an import, by their stable codes. */
export const mistakeTexts = { ...packageTexts, ...tableTexts, ...drawingTexts, ...legalTexts, ...brandTexts } as const;

export type MistakeCode = keyof typeof mistakeTexts;
export type WarningCode = keyof typeof warningTexts;
