/** @jsxImportSource #layered */
'use client';
import type { ComponentProps, ReactElement } from 'react';
import { Slot } from '../internal/slot/index.ts';
import { rowLink } from './data-table-row-link.styles.ts';

export interface DataTableRowLinkProps extends ComponentProps<'a'> {
  /** Whether the only child is rendered as the link, for example a router's `Link`. @default false */
  asChild?: boolean;
}

/** The link of a row, for its primary column. A press anywhere on the row follows it. */
export function DataTableRowLink({ asChild = false, ...props }: DataTableRowLinkProps): ReactElement {
  const Anchor = asChild ? Slot : 'a';
  return <Anchor css={rowLink} {...props} />;
}
