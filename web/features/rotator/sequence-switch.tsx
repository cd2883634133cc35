import type { TourSequence } from '#contract/entities/tour.ts';
import { useDevelopmentText } from '#web/catalogue/settings.tsx';
import { useText } from '#web/texts/language.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { Segmented } from '#web/ui/segmented.tsx';

type SequenceSwitchProps = {
  sequences: readonly TourSequence[];
  chosen: number;
  onChoose: (index: number) => void;
};

/** Switches between tours (day and night, or zones), which are named by the development's text `tour.{folder}`. */
export function SequenceSwitch({ sequences, chosen, onChoose }: SequenceSwitchProps) {
  const t = useText();
  const developmentText = useDevelopmentText();
  const options = sequences.map((sequence, index) => ({
    value: String(index),
    label: developmentText(`tour.${sequence.folder}`) || t('rotator.sequenceName', { number: index + 1 }),
  }));
  return (
    <Panel>
      <Segmented
        label={t('rotator.sequence')}
        options={options}
        value={String(chosen)}
        onChange={(value) => onChoose(Number(value))}
      />
    </Panel>
  );
}
