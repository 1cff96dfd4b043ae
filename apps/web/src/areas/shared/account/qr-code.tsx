import { type ReactElement, useMemo } from 'react';
import { encode } from 'uqr';
import { qrCode } from './account.styles.ts';

/** Draws adjacent dark modules of a row as one run, so that no gaps show between them. */
function pathOf(rows: readonly (readonly boolean[])[]): string {
  return rows
    .flatMap((row, y) => {
      const line = row.map((dark) => (dark ? '#' : ' ')).join('');
      return Array.from(
        line.matchAll(/#+/g),
        ({ 0: run, index }) => `M${index} ${y}h${run.length}v1h-${run.length}z`,
      );
    })
    .join('');
}

export interface QrCodeProps {
  /** The encoded text. */
  text: string;
  /** Accessible name: what the code is for. */
  label: string;
}

/** A QR code with the quiet zone that scanners need. */
export function QrCode({ text, label }: QrCodeProps): ReactElement {
  const { size, path } = useMemo(() => {
    const code = encode(text, { border: 1 });
    return { size: code.size, path: pathOf(code.data) };
  }, [text]);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      css={qrCode}
    >
      <path fill="currentColor" d={path} />
    </svg>
  );
}
