import { projectCalls as calls } from '#contract/calls/project.ts';
import type { Registry } from '#server/calls/registry.ts';
import type { SalesDependencies } from '#server/dependencies.ts';
import { requireProject } from '#server/people/find-project.ts';
import { presentGalleries, resetGalleries, updateGalleries } from './edit-galleries.ts';
import { presentPlaces, resetPlace, updatePlace } from './edit-places.ts';
import { presentTexts, updateTexts } from './edit-texts.ts';
import { presentSettings } from './list-settings.ts';
import { updateSettings } from './update-settings.ts';

/** Registers the calls that edit a project in the dashboard. */
export function registerProject({ register }: Registry, dependencies: SalesDependencies): void {
  const { db } = dependencies;
  register(calls.listProjectSettings, async () => presentSettings(db, (await requireProject(db)).id));
  register(calls.updateProjectSettings, updateSettings(dependencies));
  register(calls.listProjectTexts, async () => presentTexts(db, (await requireProject(db)).id));
  register(calls.updateProjectTexts, updateTexts(dependencies));
  register(calls.listProjectGalleries, async () => presentGalleries(db, (await requireProject(db)).id));
  register(calls.updateProjectGalleries, updateGalleries(dependencies));
  register(calls.resetProjectGalleries, resetGalleries(dependencies));
  register(calls.listProjectPlaces, async () => presentPlaces(db, (await requireProject(db)).id));
  register(calls.updateProjectPlace, updatePlace(dependencies));
  register(calls.resetProjectPlace, resetPlace(dependencies));
}
