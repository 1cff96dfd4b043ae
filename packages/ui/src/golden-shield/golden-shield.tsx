/** @jsxImportSource #layered */
'use client';
import { type ComponentProps, type ReactElement, useId } from 'react';
import * as styles from './golden-shield.styles.ts';

export interface GoldenShieldProps extends Omit<ComponentProps<'svg'>, 'children'> {
  /** The text alternative of the shield. Without it, the drawing is decorative. */
  label?: string | undefined;
}

const OUTER = 'M80 6 144 27v57c0 41-27 67-64 84-37-17-64-43-64-84V27Z';
const INNER = 'M80 22 129 38v46c0 32-20 53-49 67-29-14-49-35-49-67V38Z';

/** The symbol of the commitment: a gold shield. Gold means a promise, so use it nowhere else. */
export function GoldenShield({ label, ...props }: GoldenShieldProps): ReactElement {
  const id = useId();
  const rim = `${id}rim`;
  const face = `${id}face`;
  const outline = `${id}outline`;
  return (
    <svg
      viewBox="0 0 160 176"
      fill="none"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={!label}
      css={styles.shield}
      {...props}
    >
      <defs>
        <linearGradient id={rim} x1="16" y1="6" x2="144" y2="168" gradientUnits="userSpaceOnUse">
          <stop css={styles.lit} />
          <stop offset="0.5" css={styles.plain} />
          <stop offset="1" css={styles.shaded} />
        </linearGradient>
        <linearGradient id={face} x1="120" y1="22" x2="44" y2="150" gradientUnits="userSpaceOnUse">
          <stop css={styles.lit} />
          <stop offset="0.45" css={styles.plain} />
          <stop offset="1" css={styles.shaded} />
        </linearGradient>
        <clipPath id={outline}>
          <path d={OUTER} />
        </clipPath>
      </defs>
      <path d={OUTER} fill={`url(#${rim})`} />
      <path
        d="M80 14 137 32.5v51.6c0 36.6-23.5 60.2-57 75.9-33.5-15.7-57-39.3-57-75.9V32.5Z"
        css={styles.field}
      />
      <path d={INNER} fill={`url(#${face})`} />
      <path
        d="m57 86 16.5 17L104 70"
        css={styles.stroke}
        strokeWidth="8"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <g clipPath={`url(#${outline})`}>
        <rect y="0" width="36" height="176" css={styles.beam} />
      </g>
    </svg>
  );
}
