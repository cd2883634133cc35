import { z } from 'zod';
import type { ProjectSetting } from '#contract/entities/project.ts';
import { settingsSchema, type Settings } from '#contract/settings.ts';
import { isFixedSetting } from '#domain/projects/fixed-settings.ts';
import type { Queryable } from '#server/database/connection.ts';
import { findEdit, readEdits } from '#server/project/edits.ts';
import { applyEdits } from '#server/project/apply-edits.ts';
import { readPackageContent } from '#server/project/package-content.ts';

const schemas = (
  z.toJSONSchema(settingsSchema, { unrepresentable: 'any', target: 'draft-2020-12', io: 'output' }) as {
    properties: Record<string, Record<string, unknown>>;
  }
).properties;

/** Every setting in the order of its definition, with its schema, its value and the package's value. */
export async function presentSettings(tx: Queryable, projectId: number): Promise<ProjectSetting[]> {
  const content = await readPackageContent(tx, projectId);
  const edits = await readEdits(tx, projectId);
  const { settings } = applyEdits(content, edits);
  return Object.entries(schemas).map(([name, schema]) => ({
    name,
    schema,
    value: settings[name as keyof Settings],
    package_value: content.settings[name as keyof Settings] ?? null,
    is_fixed: isFixedSetting(name),
    edited: findEdit(edits, 'setting', name),
  }));
}
