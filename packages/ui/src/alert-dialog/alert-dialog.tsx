'use client';
import * as Radix from '@radix-ui/react-alert-dialog';
import type { ComponentProps, ReactElement } from 'react';
import { Button, type ButtonProps } from '../button/index.ts';
import { content, footer, sizes, title } from '../dialog/dialog.styles.ts';
import { description, modal } from '../modal/modal.styles.ts';
import { usePanel } from '../modal/use-panel.ts';
import { toastsAreInside } from '../toast-region/toasts-are-inside.ts';
import { ToastsInFocusTrap } from '../toast-region/toasts-in-focus-trap.tsx';

export type AlertDialogRootProps = ComponentProps<typeof Radix.Root>;

/** Holds whether the question is open: by itself, or through `open` and `onOpenChange`. */
export function Root(props: AlertDialogRootProps): ReactElement {
  return <Radix.Root {...props} />;
}

export type AlertDialogTriggerProps = ComponentProps<typeof Radix.Trigger>;

/** The button that asks and gets focus back. With `asChild` the only child becomes it. */
export function Trigger(props: AlertDialogTriggerProps): ReactElement {
  return <Radix.Trigger {...props} />;
}

export type AlertDialogContentProps = ComponentProps<typeof Radix.Content>;

/**
 * The question over the page. A press outside does not answer it; Escape is a no. Needs a `Title`, a `Description` and
 * a `Cancel`, which has focus first. Where an action can be undone, do it and offer to undo it instead.
 */
export function Content({
  onEscapeKeyDown = toastsAreInside,
  children,
  ref,
  ...props
}: AlertDialogContentProps): ReactElement {
  return (
    <Radix.Portal>
      <Radix.Content
        ref={usePanel(ref, 'AlertDialog')}
        onEscapeKeyDown={onEscapeKeyDown}
        aria-modal
        css={[modal, content, sizes.sm]}
        {...props}
      >
        {children}
        <ToastsInFocusTrap />
      </Radix.Content>
    </Radix.Portal>
  );
}

export type AlertDialogTitleProps = ComponentProps<typeof Radix.Title>;

/** The question: its accessible name. */
export function Title(props: AlertDialogTitleProps): ReactElement {
  return <Radix.Title css={title} {...props} />;
}

export type AlertDialogDescriptionProps = ComponentProps<typeof Radix.Description>;

/** What happens after a yes, read out with the question. */
export function Description(props: AlertDialogDescriptionProps): ReactElement {
  return <Radix.Description css={description} {...props} />;
}

export type AlertDialogFooterProps = ComponentProps<'div'>;

/** `Cancel` and `Action`, in this order. */
export function Footer(props: AlertDialogFooterProps): ReactElement {
  return <div css={footer} {...props} />;
}

export type AlertDialogCancelProps = ButtonProps;

/** Leaves everything as it is. */
export function Cancel({ variant = 'secondary', ...props }: AlertDialogCancelProps): ReactElement {
  return (
    <Radix.Cancel asChild>
      <Button variant={variant} {...props} />
    </Radix.Cancel>
  );
}

export type AlertDialogActionProps = ButtonProps;

/**
 * Goes ahead and closes. Where the work takes time, prevent the default of `onClick`, show `loading` and close through
 * the root's `open`.
 */
export function Action(props: AlertDialogActionProps): ReactElement {
  return (
    <Radix.Action asChild>
      <Button {...props} />
    </Radix.Action>
  );
}
