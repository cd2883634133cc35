import { settingNames, settingsSchema, type SettingName, type Settings } from '#contract/settings.ts';

/** Adds the defaults of settings that are missing because they are newer than the loaded package. */
export function fillMissingSettings(settings: Settings): Settings {
  const missing = settingNames
    .filter((name) => settings[name] === undefined)
    .flatMap((name): [SettingName, unknown][] => {
      const parsed = settingsSchema.shape[name].safeParse(undefined);
      return parsed.success ? [[name, parsed.data]] : [];
    });
  return { ...settings, ...Object.fromEntries(missing) };
}
