import { fieldTexts } from '#contract/errors/field-texts.ts';
import { refusalTexts, type RefusalCode, type Text } from '#contract/errors/texts.ts';
import type { FieldError } from '#domain/people/registration.ts';
import { useSettings } from '#web/catalogue/settings.tsx';
import { useLanguage, useText } from '#web/texts/language.tsx';
import type { FormError } from './form-errors.ts';

const texts: Record<FieldError | RefusalCode, Text> = { ...fieldTexts, ...refusalTexts };
/** Longer waits are shown in minutes. Seconds. */
const maxShownSeconds = 120;

/** Returns a function that words a form error in the current language. */
export function useFormErrorText(): (fault: FormError | undefined) => string | undefined {
  const t = useText();
  const { language } = useLanguage();
  const { passwordMinLength } = useSettings();
  return (fault) => {
    if (fault === undefined) return undefined;
    if (fault === 'away') return t('account.away');
    if (typeof fault === 'string') return texts[fault][language].replace('{least}', String(passwordMinLength));
    if ('said' in fault) return fault.said;
    return fault.wait < maxShownSeconds
      ? t('account.waitSeconds', { seconds: fault.wait })
      : t('account.waitMinutes', { minutes: Math.ceil(fault.wait / 60) });
  };
}
