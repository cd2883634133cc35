import { z } from 'zod';
import { developmentTextsSchema, settingsSchema, type DevelopmentTexts, type Settings } from '#contract/settings.ts';
import { refuseFrame } from '#domain/frames/frame-address.ts';
import type { References } from '../folder/references.ts';
import type { Report } from '../mistakes/report.ts';
import { refusalReasons } from '../tables/check-frames.ts';
import { readJson } from './read-json.ts';

const file = 'development.json';
const schema = z.strictObject({ settings: settingsSchema, texts: developmentTextsSchema });

/** Settings and texts of `development.json`; null where one of them does not hold. */
export async function readSettings(references: References, report: Report): Promise<{ settings: Settings; texts: DevelopmentTexts } | null> {
  if (!references.folder.files.has(file)) {
    report.mistake(references.folder.outside.has(file) ? 'file_outside' : 'file_missing', { file }, { path: file });
    return null;
  }
  const read = await readJson(references.folder, report, file, schema, 'setting_invalid');
  if (read === null || read.value === null) return null;
  const { settings, texts } = read.value;
  const placeOf = (path: string[]) => ({ file, line: read.places.lineOf(path) });
  checkLinks(settings, report, placeOf);
  checkFramedSetting(settings, report, placeOf);
  checkNeeds(settings, report, placeOf);
  checkTexts(texts, report, placeOf);
  if (settings.introVideo !== null) references.document(settings.introVideo, placeOf(['settings', 'introVideo']), '');
  return read.value;
}

type PlaceOf = (path: string[]) => { file: string; line: number | undefined };

function checkLinks(settings: Settings, report: Report, placeOf: PlaceOf): void {
  const links: [string[], string | null][] = [
    [['dashboardUrl'], settings.dashboardUrl.startsWith('/') ? null : settings.dashboardUrl],
    [['map', 'styleUrl'], settings.map.styleUrl?.startsWith('/') ? null : settings.map.styleUrl],
    [['directions', 'url'], settings.directions.url?.startsWith('/') ? null : settings.directions.url],
  ];
  for (const [path, link] of links) {
    const isWeb = link === null || /^https?:\/\/\S+$/i.test(link);
    if (!isWeb) report.mistake('setting_link', placeOf(['settings', ...path]), { path: ['settings', ...path].join('.'), value: link });
  }
}

/** The outside page of /facility is shown in a frame. */
function checkFramedSetting({ external360Url, frameHosts }: Settings, report: Report, placeOf: PlaceOf): void {
  const refusal = external360Url === null ? null : refuseFrame(external360Url, frameHosts ?? undefined);
  if (refusal !== null) report.mistake('setting_frame', placeOf(['settings', 'external360Url']), { path: 'settings.external360Url', value: external360Url!, reason: refusalReasons[refusal] });
}

/** A part of the product that is switched on has what it shows. */
function checkNeeds(settings: Settings, report: Report, placeOf: PlaceOf): void {
  const needs = (name: 'showIntroVideo' | 'is360External', needed: 'introVideo' | 'external360Url') => {
    if (settings[name] && settings[needed] === null) report.mistake('setting_needs', placeOf(['settings', name]), { path: `settings.${name}`, needs: `settings.${needed}` });
  };
  needs('showIntroVideo', 'introVideo');
  needs('is360External', 'external360Url');
}

function checkTexts(texts: DevelopmentTexts, report: Report, placeOf: PlaceOf): void {
  for (const [has, lacks] of [['en', 'tr'], ['tr', 'en']] as const) {
    for (const key of Object.keys(texts[has])) {
      if (!Object.hasOwn(texts[lacks], key)) report.mistake('text_missing', placeOf(['texts', has, key]), { key, has, lacks });
    }
  }
}
