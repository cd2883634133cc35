import { Maximize, Minus, Plus } from 'lucide-react';
import { useText } from '#web/texts/language.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Panel } from '#web/ui/panel.tsx';
import styles from './floor-plan.module.css';
import type { PlanView } from './use-plan-view.ts';

const step = 1.5;

/** Closer, further and whole, for those who do not pinch. */
export function ZoomControls({ zoom, reset }: Pick<PlanView, 'zoom' | 'reset'>) {
  const t = useText();
  return (
    <Panel as="div" dense className={styles.zoom}>
      <IconButton look="plain" label={t('floorPlan.zoomIn')} icon={<Plus />} onClick={() => zoom(step)} />
      <IconButton look="plain" label={t('floorPlan.zoomOut')} icon={<Minus />} onClick={() => zoom(1 / step)} />
      <IconButton look="plain" label={t('floorPlan.zoomReset')} icon={<Maximize />} onClick={reset} />
    </Panel>
  );
}
