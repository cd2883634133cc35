import { Maximize, Minimize, ZoomIn, ZoomOut } from 'lucide-react';
import { useText } from '#web/texts/language.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Panel } from '#web/ui/panel.tsx';
import styles from './picture-gallery.module.css';

type Zoom = { canZoomIn: boolean; canZoomOut: boolean; zoomIn: () => void; zoomOut: () => void };

/** Zoom and full screen. */
export function GalleryTools({ zoom, isFull, onToggleFull }: { zoom: Zoom; isFull: boolean; onToggleFull: () => void }) {
  const t = useText();
  return (
    <Panel as="div" dense className={styles.tools}>
      <IconButton look="plain" label={t('unit.zoomOut')} icon={<ZoomOut />} disabled={!zoom.canZoomOut} onClick={zoom.zoomOut} />
      <IconButton look="plain" label={t('unit.zoomIn')} icon={<ZoomIn />} disabled={!zoom.canZoomIn} onClick={zoom.zoomIn} />
      <IconButton
        look="plain"
        label={t(isFull ? 'unit.leaveFullscreen' : 'unit.fullscreen')}
        icon={isFull ? <Minimize /> : <Maximize />}
        aria-pressed={isFull}
        onClick={onToggleFull}
      />
    </Panel>
  );
}
