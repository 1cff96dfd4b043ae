/** @jsxImportSource #layered */
'use client';
import type { ComponentProps, ReactElement } from 'react';
import { kbd } from './kbd.styles.ts';

export type KbdProps = ComponentProps<'kbd'>;

/** A key. Put several side by side for keys that are pressed together. */
export function Kbd(props: KbdProps): ReactElement {
  return <kbd css={kbd} {...props} />;
}
