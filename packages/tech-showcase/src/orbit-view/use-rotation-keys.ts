import { useLocale } from '@uplift/ui/locale';
import { type KeyboardEvent, useState } from 'react';

type Turn = readonly [yaw: number, pitch: number];

const keys: Readonly<Record<string, Turn>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Props of a slider over the atom: arrow keys rotate it, and its value is the angle in degrees. */
export interface RotationKeys {
  'aria-valuemin': number;
  'aria-valuemax': number;
  'aria-valuenow': number;
  'aria-valuetext': string;
  onKeyDown: (event: KeyboardEvent) => void;
  onFocus: () => void;
}

export function useRotationKeys(
  nudge: (yaw: number, pitch: number) => void,
  yaw: () => number,
): RotationKeys {
  const { numberFormat } = useLocale();
  // Updated on focus and key presses, not sixty times a second.
  const [degrees, setDegrees] = useState(0);
  const tell = (): void => setDegrees(Math.round((yaw() * 180) / Math.PI) % 360);
  return {
    'aria-valuemin': 0,
    'aria-valuemax': 359,
    'aria-valuenow': degrees,
    'aria-valuetext': numberFormat({ style: 'unit', unit: 'degree', unitDisplay: 'long' }).format(degrees),
    onFocus: tell,
    onKeyDown(event) {
      const turn = keys[event.key];
      if (!turn || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      nudge(...turn);
      tell();
    },
  };
}
