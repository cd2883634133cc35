/** Settings that belong to the package's files: they change with the package alone. */
export const fixedSettings = ['projectId', 'frames', 'isMultiCanvas', 'introVideo'] as const;

/** Whether a setting can be edited apart from the package. */
export function isFixedSetting(name: string): boolean {
  return (fixedSettings as readonly string[]).includes(name);
}
