/**
 * Settings that describe the package's files, so that only a new package may change them. The currency is that of the
 * package's prices.
 */
const fixedSettings = ['brand', 'projectId', 'languages', 'currency', 'frames', 'isMultiCanvas', 'introVideo'] as const;

/** Whether a setting cannot be edited in the dashboard. */
export function isFixedSetting(name: string): boolean {
  return (fixedSettings as readonly string[]).includes(name);
}
