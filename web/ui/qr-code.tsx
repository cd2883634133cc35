import { encode } from 'uqr';
import { VisuallyHidden } from './visually-hidden.tsx';

/** Text as a QR code, drawn as a single SVG path. `label` describes its content to screen readers. */
export function QrCode({ text, label, className }: { text: string; label: string; className?: string | undefined }) {
  const { data, size } = encode(text, { border: 1 });
  const path = data.map((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')).join('')).join('');
  return (
    <figure className={className}>
      <svg viewBox={`0 0 ${size} ${size}`} aria-hidden="true" shapeRendering="crispEdges">
        <path d={path} fill="currentColor" />
      </svg>
      <VisuallyHidden>{label}</VisuallyHidden>
    </figure>
  );
}
