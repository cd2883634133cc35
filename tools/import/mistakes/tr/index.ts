import type { ImportTexts } from '../texts.ts';
import { brandTexts, brandWarningTexts } from './brand-texts.ts';
import { detailTexts } from './detail-texts.ts';
import { drawingTexts } from './drawing-texts.ts';
import { exportTexts, exportWarningTexts } from './export-texts.ts';
import { legalTexts } from './legal-texts.ts';
import { packageTexts } from './package-texts.ts';
import { settingTexts } from './setting-texts.ts';
import { settingWarningTexts } from './setting-warning-texts.ts';
import { tableTexts } from './table-texts.ts';
import { warningTexts } from './warning-texts.ts';

/** Names of columns, files and settings are not translated. */
export const texts: ImportTexts = {
  mistakes: {
    ...packageTexts,
    ...tableTexts,
    ...settingTexts,
    ...drawingTexts,
    ...legalTexts,
    ...brandTexts,
    ...exportTexts,
  },
  details: detailTexts,
  warnings: { ...warningTexts, ...brandWarningTexts, ...exportWarningTexts, ...settingWarningTexts },
};
