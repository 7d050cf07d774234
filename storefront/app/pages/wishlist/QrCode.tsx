import { encode } from 'uqr';
import * as styles from './QrCode.css.ts';

interface QrCodeProps {
  text: string;
  /** What it is, for those who don't see it. */
  label: string;
}

/** A QR code in black on white, whatever the theme, so that every reader reads it. */
export function QrCode({ text, label }: QrCodeProps) {
  const { size, data } = encode(text, { border: 2 });
  const modules = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className={styles.code}
    >
      <path d={modules.join('')} />
    </svg>
  );
}
