/** @jsxImportSource #layered */
'use client';
import type { MouseEvent, ReactElement, ReactNode, Ref } from 'react';
import * as styles from './input.styles.ts';

interface AffixedProps {
  leading?: ReactNode;
  trailing?: ReactNode;
  /** The input and what belongs to it. */
  children: ReactNode;
  ref?: Ref<HTMLSpanElement> | undefined;
}

/** Focuses the input when the user presses a unit or an icon next to it. */
function focusInput(event: MouseEvent<HTMLElement>): void {
  if (event.target instanceof Element && event.target.closest('input, button, a, select')) return;
  event.preventDefault();
  event.currentTarget.querySelector('input')?.focus();
}

/** An input with parts before and after it that share its box. */
export function Affixed({ leading, trailing, children, ref }: AffixedProps): ReactElement {
  const hasAffix = Boolean(leading || trailing);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the input handles the keys
    <span
      ref={ref}
      data-part="root"
      css={[styles.affixed, hasAffix && styles.affixBox]}
      onMouseDown={focusInput}
    >
      {leading && (
        <span data-part="leading" css={styles.leading}>
          {leading}
        </span>
      )}
      {children}
      {trailing && (
        <span data-part="trailing" css={styles.trailing}>
          {trailing}
        </span>
      )}
    </span>
  );
}
