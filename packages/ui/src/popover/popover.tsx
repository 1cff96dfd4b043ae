/** @jsxImportSource #layered */
'use client';
import * as Radix from '@radix-ui/react-popover';
import type { ComponentProps, ReactElement } from 'react';
import { requireName } from '../internal/dev-warnings/require-name.ts';
import { floating } from '../internal/floating/floating.styles.ts';
import { focusFirstStop, wrapTab } from '../internal/portal/focus-in-other-tree.ts';
import { OpenerProvider, useOpenerRef } from '../internal/portal/opener.tsx';
import { Portal, type PortalledProps } from '../internal/portal/portal.tsx';
import type { AsChildProps, OpenProps, PlacementProps } from '../internal/primitive-props/primitive-props.ts';
import { useMergedRef } from '../internal/refs/use-merged-ref.ts';
import { staysOnEscape } from '../internal/toast-region/stays-on-escape.ts';
import { toastsAreInside } from '../internal/toast-region/toasts-are-inside.ts';
import * as styles from './popover.styles.ts';

// Never modal: a question that must be answered first belongs in a dialog.
export type PopoverRootProps = Omit<ComponentProps<typeof Radix.Root>, 'modal'> & OpenProps;

/** Manages whether the popover is open, or takes it from `open` and `onOpenChange`. */
export function Root(props: PopoverRootProps): ReactElement {
  return (
    <OpenerProvider>
      <Radix.Root {...props} />
    </OpenerProvider>
  );
}

export type PopoverTriggerProps = ComponentProps<typeof Radix.Trigger> & AsChildProps;

/**
 * The button that opens the popover and gets focus back. With `asChild`, the only child becomes the button.
 */
export function Trigger({ ref, ...props }: PopoverTriggerProps): ReactElement {
  return <Radix.Trigger ref={useOpenerRef(ref)} {...props} />;
}

export type PopoverAnchorProps = ComponentProps<typeof Radix.Anchor> & AsChildProps;

/** The element to position the popover against, if it isn't the trigger. */
export function Anchor(props: PopoverAnchorProps): ReactElement {
  return <Radix.Anchor {...props} />;
}

function requirePanelName(panel: HTMLElement | null): () => void {
  return requireName(panel, 'Popover');
}

export interface PopoverContentProps
  extends ComponentProps<typeof Radix.Content>,
    PlacementProps,
    PortalledProps {}

/**
 * A small panel next to its trigger, for a few controls or extra information. Focus moves into it. Escape or
 * a press outside closes it. Needs a `Popover.Title` or an `aria-label`.
 */
export function Content({
  onInteractOutside = toastsAreInside,
  onEscapeKeyDown = staysOnEscape,
  onOpenAutoFocus,
  onKeyDown,
  container,
  ref,
  ...props
}: PopoverContentProps): ReactElement {
  return (
    <Portal primitive={Radix.Portal} container={container}>
      <Radix.Content
        ref={useMergedRef(ref, requirePanelName)}
        align="start"
        sideOffset={6}
        collisionPadding={8}
        onInteractOutside={onInteractOutside}
        onEscapeKeyDown={onEscapeKeyDown}
        onOpenAutoFocus={(event) => {
          onOpenAutoFocus?.(event);
          focusFirstStop(event);
        }}
        onKeyDown={(event) => {
          onKeyDown?.(event);
          wrapTab(event);
        }}
        css={[floating, styles.content]}
        {...props}
      />
    </Portal>
  );
}

export type PopoverTitleProps = ComponentProps<typeof Radix.Title>;

/** The title of the popover, which is its accessible name. */
export function Title(props: PopoverTitleProps): ReactElement {
  return <Radix.Title css={styles.title} {...props} />;
}

export type PopoverDescriptionProps = ComponentProps<typeof Radix.Description>;

/** A sentence that screen readers announce with the title. */
export function Description(props: PopoverDescriptionProps): ReactElement {
  return <Radix.Description css={styles.description} {...props} />;
}

export type PopoverCloseProps = ComponentProps<typeof Radix.Close> & AsChildProps;

/** A button that closes the popover. With `asChild`, the only child becomes the button. */
export function Close(props: PopoverCloseProps): ReactElement {
  return <Radix.Close {...props} />;
}
