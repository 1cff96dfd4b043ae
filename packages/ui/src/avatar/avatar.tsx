/** @jsxImportSource #layered */
'use client';
import * as Radix from '@radix-ui/react-avatar';
import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { useLocale, useMessages } from '../foundations/locale/index.ts';
import { avatarMessages } from './avatar.messages.ts';
import type { AvatarSize } from './avatar.styles.ts';
import * as styles from './avatar.styles.ts';
import { initialsOf } from './initials.ts';

export type { AvatarSize } from './avatar.styles.ts';

export interface AvatarRootProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** The name of the person or company. Used as the accessible name and for the initials. */
  name: string;
  /** The address of the image. Initials show until it loads, and if it fails to load. */
  src?: string | undefined;
  /** Edge length: 24, 32, 40 or 64 px. @default 'md' */
  size?: AvatarSize;
  /**
   * Whether the name is visible next to the avatar, so assistive technology must not repeat it.
   * @default false
   */
  decorative?: boolean;
}

/** An image or the initials of a person or a company. */
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
      {src && <Radix.Image src={src} alt="" data-part="image" css={styles.image} />}
      <Radix.Fallback aria-hidden>{initialsOf(name)}</Radix.Fallback>
    </Radix.Root>
  );
}

export interface AvatarGroupProps extends ComponentProps<'div'> {
  /** The accessible name of the group, for example `Team of Harbor Dental`. */
  label: string;
  /** How many avatars aren't shown. @default 0 */
  more?: number;
  /** Returns the accessible text for that number. @default '3 more' */
  moreLabel?: (more: number) => string;
  /** The size of the avatars, used for the `+3` mark. @default 'md' */
  size?: AvatarSize;
  /** The avatars. The later ones overlap the earlier ones. */
  children?: ReactNode;
}

/** A few overlapping avatars with a count of those not shown. */
export function Group({
  label,
  more = 0,
  moreLabel,
  size = 'md',
  children,
  ...props
}: AvatarGroupProps): ReactElement {
  const messages = useMessages('avatar', avatarMessages);
  const { numberFormat } = useLocale();
  const hidden = moreLabel ?? messages.more;
  return (
    // biome-ignore lint/a11y/useSemanticElements: A fieldset is for form controls.
    <div role="group" aria-label={label} css={styles.group} {...props}>
      {children}
      {more > 0 && (
        <span
          role="img"
          aria-label={hidden(more)}
          data-part="more"
          css={[styles.avatar, styles.sizes[size], styles.more]}
        >
          <span aria-hidden>{`+${numberFormat().format(more)}`}</span>
        </span>
      )}
    </div>
  );
}
