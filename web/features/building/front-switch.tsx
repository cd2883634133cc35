import type { Front } from '#contract/entities/building.ts';
import { localised } from '#domain/texts/language.ts';
import { useLanguage, useText } from '#web/texts/language.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { Segmented } from '#web/ui/segmented.tsx';

type FrontSwitchProps = {
  fronts: readonly Front[];
  chosen: number;
  onChoose: (index: number) => void;
  className: string | undefined;
};

/** Switches between the fronts of a building, such as sea side and street side; nothing if it has only one. */
export function FrontSwitch({ fronts, chosen, onChoose, className }: FrontSwitchProps) {
  const t = useText();
  const { language } = useLanguage();
  if (fronts.length < 2) return null;
  return (
    <Panel as="div" dense className={className}>
      <Segmented
        label={t('building.front')}
        options={fronts.map((front, index) => ({ value: String(index), label: localised(front, 'name', language) }))}
        value={String(chosen)}
        onChange={(index) => onChoose(Number(index))}
      />
    </Panel>
  );
}
