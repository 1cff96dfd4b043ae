'use client';
import type { ComponentProps, ReactElement } from 'react';
import { Icon, type IconComponent } from '../icon/index.ts';
import { item, itemIcon, root, tones, variants } from './list.styles.ts';

/** `plain` shows no markers: for items with icons, or for what is a list by meaning only. */
export type ListVariant = 'unordered' | 'ordered' | 'plain';
export type ListItemTone = 'accent' | 'success' | 'subtle';

export interface ListRootProps extends ComponentProps<'ol'> {
  /** Dots, numbers or nothing before the items. @default 'unordered' */
  variant?: ListVariant;
}

/** A list in running text or of its own. Put `List.Item`s inside; lists may hold lists. */
export function Root({ variant = 'unordered', ...props }: ListRootProps): ReactElement {
  const look = [root, variants[variant]];
  if (variant === 'ordered') return <ol css={look} {...props} />;
  // Safari drops the role of a list without markers.
  return <ul {...(variant === 'plain' && { role: 'list' })} css={look} {...props} />;
}

export interface ListItemProps extends ComponentProps<'li'> {
  /** What stands before it instead of a marker. Decoration: the words say the same. */
  icon?: IconComponent;
  /** The colour of that icon. @default 'accent' */
  tone?: ListItemTone;
}

/** One item of a `List.Root`. */
export function Item({ icon, tone = 'accent', children, ...props }: ListItemProps): ReactElement {
  if (!icon) return <li {...props}>{children}</li>;
  return (
    <li css={item} {...props}>
      <Icon icon={icon} size="sm" css={[itemIcon, tones[tone]]} />
      <div>{children}</div>
    </li>
  );
}
