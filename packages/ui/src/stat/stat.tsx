/** @jsxImportSource #layered */
'use client';
import type { ComponentProps, ReactElement, ReactNode } from 'react';
import type { StatSize, StatTone } from './stat.styles.ts';
import * as styles from './stat.styles.ts';

export type { StatSize, StatTone } from './stat.styles.ts';

export interface StatProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The figure with its unit, formatted: `$47K+`, `12 hrs`. */
  value: ReactNode;
  /** What the figure counts. */
  label: ReactNode;
  /** Period, sample or source: `n = 14 published stories`. */
  caption?: ReactNode;
  /** `gold` is reserved for the commitment. @default 'default' */
  tone?: StatTone;
  /** `sm` is for a row of figures in an application. @default 'lg' */
  size?: StatSize;
}

/** A prominent number, with what it counts and where it comes from. */
export function Stat({
  value,
  label,
  caption,
  tone = 'default',
  size = 'lg',
  ...props
}: StatProps): ReactElement {
  return (
    <div css={styles.stat} {...props}>
      <p data-part="value" css={[styles.value, styles.sizes[size], styles.tones[tone]]}>
        {value}
      </p>
      <p data-part="label" css={styles.label}>
        {label}
      </p>
      {caption && (
        <p data-part="caption" css={styles.caption}>
          {caption}
        </p>
      )}
    </div>
  );
}
