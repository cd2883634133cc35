import { useCallback } from 'react';
import { useText } from '../texts/language.tsx';

/** Says a floor's name: floor 0 is Mezzanine or Zemin, every other its number (specification, section 2). */
export function useFloorName(): (level: number) => string {
  const t = useText();
  return useCallback((level) => (level === 0 ? t('floor.mezzanine') : t('floor.name', { level })), [t]);
}
