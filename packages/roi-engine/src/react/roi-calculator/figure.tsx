'use client';
import { VisuallyHidden } from '@uplift/ui/visually-hidden';
import type { CSSProperties, ReactElement } from 'react';
import { useRoiMessages } from '../use-roi-messages.ts';
import * as styles from './figure.styles.ts';

interface FigureProps {
  /** Amount without its unit; null while there is none. */
  value: string | null;
  unit?: string | undefined;
}

/** A number on one line, at any length. */
export function Figure({ value, unit = '' }: FigureProps): ReactElement {
  const { notCalculated } = useRoiMessages();
  if (value === null) {
    return (
      <>
        <span aria-hidden css={[styles.figure, styles.unknown]}>
          – – –
        </span>
        <VisuallyHidden>{notCalculated}</VisuallyHidden>
      </>
    );
  }
  // The unit takes half the size and follows a space.
  const style: CSSProperties & Record<'--characters', number> = {
    '--characters': unit ? value.length + unit.length / 2 + 1 : value.length,
  };
  return (
    // The key replays the entrance animation for each new amount.
    <span key={value} css={styles.figure} style={style}>
      {value} {unit && <span css={styles.unit}>{unit}</span>}
    </span>
  );
}
