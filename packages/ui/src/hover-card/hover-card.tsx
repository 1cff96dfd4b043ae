/** @jsxImportSource #layered */
'use client';
import * as Radix from '@radix-ui/react-hover-card';
import type { ComponentProps, ReactElement } from 'react';
import { floating } from '../internal/floating/floating.styles.ts';
import { OpenerProvider, useOpenerRef } from '../internal/portal/opener.tsx';
import { Portal, type PortalledProps } from '../internal/portal/portal.tsx';
import type { AsChildProps, OpenProps, PlacementProps } from '../internal/primitive-props/primitive-props.ts';
import * as styles from './hover-card.styles.ts';

/** How long the pointer rests on a trigger before its card opens, in ms. */
const OPEN_DELAY = 500;

/** How long the card stays after the pointer has left, in ms. */
const CLOSE_DELAY = 300;

export interface HoverCardRootProps extends ComponentProps<typeof Radix.Root>, OpenProps {
  /** How long the pointer rests on the trigger before the card opens, in ms. @default 500 */
  openDelay?: number;
  /** How long the card stays after the pointer has left, in ms. @default 300 */
  closeDelay?: number;
}

/** Manages the open state. Uncontrolled by default. Pass `open` and `onOpenChange` to control it. */
export function Root({
  openDelay = OPEN_DELAY,
  closeDelay = CLOSE_DELAY,
  ...props
}: HoverCardRootProps): ReactElement {
  return (
    <OpenerProvider>
      <Radix.Root openDelay={openDelay} closeDelay={closeDelay} {...props} />
    </OpenerProvider>
  );
}

export type HoverCardTriggerProps = ComponentProps<typeof Radix.Trigger> & AsChildProps;

/**
 * The link that the card previews. Touch opens the link and not the card. With `asChild`, the only child is
 * rendered as the link.
 */
export function Trigger({ ref, ...props }: HoverCardTriggerProps): ReactElement {
  return <Radix.Trigger ref={useOpenerRef(ref)} {...props} />;
}

export interface HoverCardContentProps
  extends ComponentProps<typeof Radix.Content>,
    PlacementProps,
    PortalledProps {}

/**
 * A preview of what the link leads to, on hover and on focus. Screen readers and touch don't reach it, so
 * everything in it is also behind the link.
 */
export function Content({ container, ...props }: HoverCardContentProps): ReactElement {
  return (
    <Portal primitive={Radix.Portal} container={container}>
      <Radix.Content
        align="start"
        sideOffset={6}
        collisionPadding={8}
        css={[floating, styles.content]}
        {...props}
      />
    </Portal>
  );
}
