'use client';
import * as Radix from '@radix-ui/react-popover';
import type { ComponentProps, ReactElement } from 'react';
import { floating } from '../floating/floating.styles.ts';
import { requireName } from '../misuse/require-name.ts';
import { useMergedRef } from '../refs/use-merged-ref.ts';
import { toastsAreInside } from '../toast-region/toasts-are-inside.ts';
import * as styles from './popover.styles.ts';

// Never modal: what has to be answered first belongs in a dialog.
export type PopoverRootProps = Omit<ComponentProps<typeof Radix.Root>, 'modal'>;

/** Holds whether the popover is open: by itself, or through `open` and `onOpenChange`. */
export function Root(props: PopoverRootProps): ReactElement {
  return <Radix.Root {...props} />;
}

export type PopoverTriggerProps = ComponentProps<typeof Radix.Trigger>;

/** The button that opens it and gets focus back. With `asChild` the only child becomes it. */
export function Trigger(props: PopoverTriggerProps): ReactElement {
  return <Radix.Trigger {...props} />;
}

export type PopoverAnchorProps = ComponentProps<typeof Radix.Anchor>;

/** What it stands beside, where that is not its trigger. */
export function Anchor(props: PopoverAnchorProps): ReactElement {
  return <Radix.Anchor {...props} />;
}

function requirePanelName(panel: HTMLElement | null): () => void {
  return requireName(panel, 'Popover');
}

export type PopoverContentProps = ComponentProps<typeof Radix.Content>;

/**
 * A small panel beside its trigger, for a few controls or more to read. Focus goes into it; Escape and a press outside
 * close it. Needs a `Popover.Title`, or an `aria-label`.
 */
export function Content({
  onInteractOutside = toastsAreInside,
  onEscapeKeyDown = toastsAreInside,
  ref,
  ...props
}: PopoverContentProps): ReactElement {
  return (
    <Radix.Portal>
      <Radix.Content
        ref={useMergedRef(ref, requirePanelName)}
        align="start"
        sideOffset={6}
        collisionPadding={8}
        onInteractOutside={onInteractOutside}
        onEscapeKeyDown={onEscapeKeyDown}
        css={[floating, styles.content]}
        {...props}
      />
    </Radix.Portal>
  );
}

export type PopoverTitleProps = ComponentProps<typeof Radix.Title>;

/** What it is about: its accessible name. */
export function Title(props: PopoverTitleProps): ReactElement {
  return <Radix.Title css={styles.title} {...props} />;
}

export type PopoverDescriptionProps = ComponentProps<typeof Radix.Description>;

/** A sentence read out with the title. */
export function Description(props: PopoverDescriptionProps): ReactElement {
  return <Radix.Description css={styles.description} {...props} />;
}

export type PopoverCloseProps = ComponentProps<typeof Radix.Close>;

/** A button inside that closes it. With `asChild` the only child becomes it. */
export function Close(props: PopoverCloseProps): ReactElement {
  return <Radix.Close {...props} />;
}
