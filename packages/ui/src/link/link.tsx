/** @jsxImportSource #layered */
'use client';
import type { ComponentProps, ReactElement } from 'react';
import { Slot } from '../internal/slot/index.ts';
import { type LinkTone, type LinkUnderline, link, tones, underlines } from './link.styles.ts';

export type { LinkTone, LinkUnderline } from './link.styles.ts';

export interface LinkProps extends ComponentProps<'a'> {
  /** Color of the text. Use `default` or `muted` for links outside of running text. @default 'accent' */
  tone?: LinkTone;
  /**
   * When the underline shows. Keep `always` in running text: color alone doesn't identify a link.
   * @default 'always'
   */
  underline?: LinkUnderline;
  /** Whether the only child is rendered as the link, for example a router's `Link`. @default false */
  asChild?: boolean;
}

/** A link within or next to text. */
export function Link({
  tone = 'accent',
  underline = 'always',
  asChild = false,
  ...props
}: LinkProps): ReactElement {
  const Root = asChild ? Slot : 'a';
  return <Root css={[link, tones[tone], underlines[underline]]} {...props} />;
}
