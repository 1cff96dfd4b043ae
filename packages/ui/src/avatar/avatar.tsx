'use client';
import * as Radix from '@radix-ui/react-avatar';
import type { ComponentProps, ReactElement, ReactNode } from 'react';
import * as styles from './avatar.styles.ts';
import { initialsOf } from './initials.ts';

export type AvatarSize = 'sm' | 'md' | 'lg' | 'xl';

export interface AvatarRootProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Whose it is: the accessible name, and where the initials come from. */
  name: string;
  /** The picture. The initials stand in until it is there, and where it cannot be had. */
  src?: string | undefined;
  /** Edge length: 24, 32, 40 or 64 px. @default 'md' */
  size?: AvatarSize;
  /** Whether the name stands beside it, so that it must not be said twice. @default false */
  decorative?: boolean;
}

/** A person or a company, as a picture or as initials. */
export function Root({
  name,
  src,
  size = 'md',
  decorative = false,
  ...props
}: AvatarRootProps): ReactElement {
  return (
    <Radix.Root
      {...(decorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name })}
      css={[styles.avatar, styles.sizes[size]]}
      {...props}
    >
      {src && <Radix.Image src={src} alt="" css={styles.image} />}
      <Radix.Fallback aria-hidden>{initialsOf(name)}</Radix.Fallback>
    </Radix.Root>
  );
}

export interface AvatarGroupProps extends ComponentProps<'div'> {
  /** Who they are together: `Team of Harbor Dental`. */
  label: string;
  /** How many more there are than are shown. @default 0 */
  more?: number;
  /** The words for them. @default '3 more' */
  moreLabel?: (more: number) => string;
  /** The size of its avatars, for the mark of how many more there are. @default 'md' */
  size?: AvatarSize;
  children?: ReactNode;
}

/** A few avatars that overlap, and how many more there are. */
export function Group({
  label,
  more = 0,
  moreLabel = (count) => `${count} more`,
  size = 'md',
  children,
  ...props
}: AvatarGroupProps): ReactElement {
  return (
    // biome-ignore lint/a11y/useSemanticElements: A fieldset is for controls.
    <div role="group" aria-label={label} css={styles.group} {...props}>
      {children}
      {more > 0 && (
        <span role="img" aria-label={moreLabel(more)} css={[styles.avatar, styles.sizes[size], styles.more]}>
          <span aria-hidden>{`+${more}`}</span>
        </span>
      )}
    </div>
  );
}
