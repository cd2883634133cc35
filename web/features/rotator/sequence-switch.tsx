import type { TourSequence } from '#contract/entities/tour.ts';
import { useDevelopmentText } from '#web/catalogue/settings.tsx';
import { useText } from '#web/texts/language.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { Segmented } from '#web/ui/segmented.tsx';

export type SequenceSwitchProps = {
  sequences: readonly TourSequence[];
  chosen: number;
  onChoose: (at: number) => void;
};

/**
 * Chooses between several tours (day and night, or zones). A tour is named by the development's word `tour.{folder}`.
 */
export function SequenceSwitch({ sequences, chosen, onChoose }: SequenceSwitchProps) {
  const t = useText();
  const word = useDevelopmentText();
  const options = sequences.map((sequence, at) => ({
    value: String(at),
    label: word(`tour.${sequence.folder}`) || t('rotator.sequenceName', { number: at + 1 }),
  }));
  return (
    <Panel as="div">
      <Segmented
        label={t('rotator.sequence')}
        options={options}
        value={String(chosen)}
        onChange={(value) => onChoose(Number(value))}
      />
    </Panel>
  );
}
