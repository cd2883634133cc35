import { settingNames, settingsSchema, type SettingName, type Settings } from '#contract/settings.ts';

/** Gives the default to each setting that is missing because the loaded package is older than it. */
export function fillMissingSettings(settings: Settings): Settings {
  const missing = settingNames
    .filter((name) => settings[name] === undefined)
    .flatMap((name): [SettingName, unknown][] => {
      const parsed = settingsSchema.shape[name].safeParse(undefined);
      return parsed.success ? [[name, parsed.data]] : [];
    });
  return { ...settings, ...Object.fromEntries(missing) };
}
