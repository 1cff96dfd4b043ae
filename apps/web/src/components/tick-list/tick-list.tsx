import type { ComponentProps, ReactElement } from 'react';
import * as styles from './tick-list.styles.ts';

/** A check mark in the color and line height of the surrounding text. */
export function Tick(props: Omit<ComponentProps<'svg'>, 'children'>): ReactElement {
  return (
    <svg viewBox="0 0 20 20" fill="none" aria-hidden css={styles.tick} {...props}>
      <path
        d="m4.5 10.5 3.6 3.6 7.4-8.2"
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}

/** A list of included items with check marks. */
export function TickList({
  items,
  ...props
}: { items: readonly string[] } & ComponentProps<'ul'>): ReactElement {
  return (
    <ul css={styles.list} {...props}>
      {items.map((item) => (
        <li key={item} css={styles.item}>
          <Tick />
          <span>{item}</span>
        </li>
      ))}
    </ul>
  );
}
