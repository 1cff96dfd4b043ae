/** @jsxImportSource #layered */
'use client';
import type { ComponentProps, ReactElement } from 'react';
import { Icon, type IconComponent } from '../icon/index.ts';
import { item, itemIcon, type ListItemTone, type ListVariant, root, tones, variants } from './list.styles.ts';

export type { ListItemTone, ListVariant } from './list.styles.ts';

export interface ListRootProps extends ComponentProps<'ol'> {
  /** The markers of the items: dots, numbers or none. @default 'unordered' */
  variant?: ListVariant;
}

/** A list, within text or on its own. Put `List.Item`s inside. Lists can be nested. */
export function Root({ variant = 'unordered', ...props }: ListRootProps): ReactElement {
  const look = [root, variants[variant]];
  if (variant === 'ordered') return <ol css={look} {...props} />;
  // Safari drops the role of a list without markers.
  return <ul {...(variant === 'plain' && { role: 'list' })} css={look} {...props} />;
}

export interface ListItemProps extends ComponentProps<'li'> {
  /** Replaces the marker. The icon is decorative, so the text must say the same. */
  icon?: IconComponent;
  /** The color of the icon. @default 'accent' */
  tone?: ListItemTone;
}

/** An item of a `List.Root`. */
export function Item({ icon, tone = 'accent', children, ...props }: ListItemProps): ReactElement {
  if (!icon) return <li {...props}>{children}</li>;
  return (
    <li css={item} {...props}>
      <Icon icon={icon} size="sm" data-part="icon" css={[itemIcon, tones[tone]]} />
      <div>{children}</div>
    </li>
  );
}
