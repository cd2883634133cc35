import { Maximize, Minimize, ZoomIn, ZoomOut } from 'lucide-react';
import { useText } from '#web/texts/language.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Panel } from '#web/ui/panel.tsx';
import styles from './carousel.module.css';

type Zoom = { canZoomIn: boolean; canZoomOut: boolean; zoomIn: () => void; zoomOut: () => void };
type CarouselToolsProps = { zoom: Zoom; isFull?: boolean; onToggleFull?: (() => void) | undefined };

/** Buttons for zoom and, with `onToggleFull`, full screen. */
export function CarouselTools({ zoom, isFull = false, onToggleFull }: CarouselToolsProps) {
  const t = useText();
  return (
    <Panel as="div" dense className={styles.tools}>
      <IconButton
        variant="plain"
        label={t('pictures.zoomOut')}
        icon={<ZoomOut />}
        disabled={!zoom.canZoomOut}
        onClick={zoom.zoomOut}
      />
      <IconButton
        variant="plain"
        label={t('pictures.zoomIn')}
        icon={<ZoomIn />}
        disabled={!zoom.canZoomIn}
        onClick={zoom.zoomIn}
      />
      {onToggleFull && (
        <IconButton
          variant="plain"
          label={t(isFull ? 'pictures.leaveFullscreen' : 'pictures.fullscreen')}
          icon={isFull ? <Minimize /> : <Maximize />}
          aria-pressed={isFull}
          onClick={onToggleFull}
        />
      )}
    </Panel>
  );
}
