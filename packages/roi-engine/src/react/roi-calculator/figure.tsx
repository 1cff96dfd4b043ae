'use client';
import type { CSSProperties, ReactElement } from 'react';
import * as styles from './figure.styles.ts';

interface FigureProps {
  /** Amount without its unit. */
  value: string;
  unit?: string | undefined;
}

/** A number on one line, at any length. */
export function Figure({ value, unit = '' }: FigureProps): ReactElement {
  // The unit takes half the size and follows a space.
  const style: CSSProperties & Record<'--characters', number> = {
    '--characters': unit ? value.length + unit.length / 2 + 1 : value.length,
  };
  return (
    // The key replaces the element, because a translated page has replaced its text.
    <span key={value} data-figure css={styles.figure} style={style}>
      {value} {unit && <span css={styles.unit}>{unit}</span>}
    </span>
  );
}
