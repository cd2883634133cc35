import { useState } from 'react';
import type { Front } from '#contract/entities/building.ts';
import { localised } from '#domain/texts/language.ts';
import { lastTour } from '#web/session/tours.ts';
import { useLanguage, useText } from '#web/texts/language.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Panel } from '#web/ui/panel.tsx';
import { PictureImage } from '#web/ui/picture-image.tsx';
import { Segmented } from '#web/ui/segmented.tsx';
import { useAddressQuery } from '#web/ui/address-query.ts';
import styles from './fronts.module.css';

/**
 * The front of a building that the parameter `front` in the address selects, by default the one named like the tour
 * chosen last, otherwise the first; and a function that selects another. Undefined if the building has no front.
 */
export function useChosenFront(fronts: readonly Front[]): [Front | undefined, (front: Front) => void] {
  const [query, change] = useAddressQuery();
  const named = (name: string | null | undefined) => fronts.find(({ front }) => front === name);
  const usual = named(lastTour.folder) ?? fronts[0];
  const chosen = named(query.get('front')) ?? usual;
  const choose = ({ front }: Front) =>
    change((current) => {
      if (front === usual?.front) current.delete('front');
      else current.set('front', front);
      return current;
    });
  return [chosen, choose];
}

type FrontSwitchProps = {
  fronts: readonly Front[];
  chosen: Front | undefined;
  onChoose: (front: Front) => void;
  className: string | undefined;
};

/**
 * Switches between the fronts of a building, such as sea side and street side. Renders nothing if there is only one.
 */
export function FrontSwitch({ fronts, chosen, onChoose, className }: FrontSwitchProps) {
  const t = useText();
  const { language } = useLanguage();
  if (fronts.length < 2 || chosen === undefined) return null;
  return (
    <Panel as="div" dense className={classNames(styles.switch, className)}>
      <Segmented
        label={t('building.front')}
        options={fronts.map((front) => ({ value: front.front, label: localised(front, 'name', language) }))}
        value={chosen.front}
        onChange={(named) => {
          const front = fronts.find((candidate) => candidate.front === named);
          if (front !== undefined) onChoose(front);
        }}
      />
    </Panel>
  );
}

type FrontPictureProps = { file: string; alt: string; sizes: string; className: string | undefined };

/** Instead of the mean colour of the picture. */
const clear = { backgroundColor: 'transparent' };

/** The picture of a front, which fades in over the one shown before. */
export function FrontPicture({ file, alt, sizes, className }: FrontPictureProps) {
  const [{ shown, before }, setShown] = useState<{ shown: string; before?: string }>({ shown: file });
  if (file !== shown) setShown({ shown: file, before: shown });
  return (
    <div className={classNames(styles.layers, className)}>
      {before !== undefined && <PictureImage key={before} file={before} alt="" sizes={sizes} first />}
      <PictureImage
        key={file}
        file={file}
        alt={alt}
        sizes={sizes}
        first
        {...(before !== undefined && { style: clear })}
      />
    </div>
  );
}
