import { z } from 'zod';
import { inEveryLanguage } from '#domain/texts/language.ts';
import { maxLengths } from '#domain/texts/max-lengths.ts';
import { packageUploadSchema } from '#contract/entities/package-upload.ts';
import {
  projectGallerySchema,
  projectPlaceSchema,
  projectSettingSchema,
  projectTextSchema,
} from '#contract/entities/project.ts';
import { emptyAs, flag, id, jsonOf, text } from '#contract/form.ts';
import { localTexts } from '../local-texts.ts';
import { get, send } from './call.ts';

const callers = ['general'] as const;
const name = text(maxLengths.editedName).pipe(z.string().min(1));
const degrees = (max: number) =>
  z.preprocess(
    (value) => (typeof value === 'string' && /^-?\d{1,3}(\.\d{1,15})?$/.test(value) ? Number(value) : value),
    z.number().min(-max).max(max),
  );
const wordings = z.object({
  key: text(100).pipe(z.string().min(1)),
  ...inEveryLanguage(() => text(maxLengths.editedText).optional()),
});
const galleryEdit = z.object({ slug: text(60), ...localTexts('name', name), dark_text: flag, is_hidden: flag });
/** Values of settings by name. They are validated one by one later, so that all errors can be reported. */
export const settingChanges = z.record(z.string().max(60), z.unknown());
const keys = jsonOf(z.array(text(100)).max(500)).default([]);

/**
 * What can be edited in a project without a new package, and uploads of packages. Edits outlast an import.
 */
export const projectCalls = {
  listProjectSettings: get({
    name: 'listProjectSettings',
    path: '/project/settings',
    callers,
    summary: 'List the settings, each with its schema, its value and its value in the package',
    answer: z.array(projectSettingSchema),
  }),
  updateProjectSettings: send({
    name: 'updateProjectSettings',
    method: 'PUT',
    path: '/project/settings',
    callers,
    summary: 'Edit settings, replacing each value; `reset` lists those to restore from the package',
    body: z.object({ changes: jsonOf(settingChanges).default({}), reset: keys }),
    answer: z.array(projectSettingSchema),
  }),
  listProjectTexts: get({
    name: 'listProjectTexts',
    path: '/project/texts',
    callers,
    summary: "List the development's texts in every language",
    answer: z.array(projectTextSchema),
  }),
  updateProjectTexts: send({
    name: 'updateProjectTexts',
    method: 'PUT',
    path: '/project/texts',
    callers,
    summary: 'Edit texts, each in the languages that are given; `reset` lists those to restore from the package',
    body: z.object({ texts: jsonOf(z.array(wordings).max(500)).default([]), reset: keys }),
    answer: z.array(projectTextSchema),
  }),
  listProjectGalleries: get({
    name: 'listProjectGalleries',
    path: '/project/galleries',
    callers,
    summary: 'List all galleries, including hidden ones',
    answer: z.array(projectGallerySchema),
  }),
  updateProjectGalleries: send({
    name: 'updateProjectGalleries',
    method: 'PUT',
    path: '/project/galleries',
    callers,
    summary: 'Edit the galleries; takes all of them, in their new order',
    body: z.object({ galleries: jsonOf(z.array(galleryEdit).max(200)) }),
    answer: z.array(projectGallerySchema),
  }),
  resetProjectGalleries: send({
    name: 'resetProjectGalleries',
    method: 'DELETE',
    path: '/project/galleries',
    callers,
    summary: 'Restore the galleries from the package',
    answer: z.array(projectGallerySchema),
  }),
  listProjectPlaces: get({
    name: 'listProjectPlaces',
    path: '/project/places',
    callers,
    summary: 'List all places',
    answer: z.array(projectPlaceSchema),
  }),
  updateProjectPlace: send({
    name: 'updateProjectPlace',
    method: 'PUT',
    path: '/project/places/{id}',
    callers,
    summary: 'Edit the title, link and position of a place',
    params: z.object({ id }),
    body: z.object({
      ...localTexts('title', name),
      lat: degrees(90),
      lng: degrees(180),
      link: emptyAs(text(maxLengths.link), null).nullable(),
    }),
    answer: projectPlaceSchema,
  }),
  resetProjectPlace: send({
    name: 'resetProjectPlace',
    method: 'DELETE',
    path: '/project/places/{id}',
    callers,
    summary: 'Restore a place from the package',
    params: z.object({ id }),
    answer: projectPlaceSchema,
  }),
  listPackages: get({
    name: 'listPackages',
    path: '/project/packages',
    callers,
    summary: 'List the latest uploaded packages, newest first, and the one that is loaded',
    answer: z.object({
      version: z.string(),
      imported_at: z.iso.datetime(),
      uploads: z.array(packageUploadSchema.omit({ report: true, preview: true })),
    }),
  }),
  uploadPackage: send({
    name: 'uploadPackage',
    method: 'POST',
    path: '/project/packages',
    callers,
    summary:
      'Upload a package as a ZIP (body `application/zip`, file name percent-encoded in the header `X-File-Name`) and start checking it',
    answer: packageUploadSchema,
  }),
  getPackage: get({
    name: 'getPackage',
    path: '/project/packages/{id}',
    callers,
    summary: 'Get the state of an uploaded package: progress, mistakes, and what would change',
    params: z.object({ id }),
    answer: packageUploadSchema,
  }),
  applyPackage: send({
    name: 'applyPackage',
    method: 'POST',
    path: '/project/packages/{id}/apply',
    callers,
    summary: 'Start loading a checked package; 409 if another was loaded since',
    params: z.object({ id }),
    answer: packageUploadSchema,
  }),
  discardPackage: send({
    name: 'discardPackage',
    method: 'DELETE',
    path: '/project/packages/{id}',
    callers,
    summary: 'Discard an uploaded package',
    params: z.object({ id }),
    answer: z.object({ response: z.literal(true) }),
  }),
} as const;
