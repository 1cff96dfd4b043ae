/** @jsxImportSource #layered */
'use client';
import * as Radix from '@radix-ui/react-alert-dialog';
import type { ComponentProps, ReactElement } from 'react';
import { Button, type ButtonProps } from '../button/index.ts';
import { content, footer, sizes, title } from '../dialog/dialog.styles.ts';
import { description, modal } from '../internal/modal/modal.styles.ts';
import { usePanel } from '../internal/modal/use-panel.ts';
import { wrapTab } from '../internal/portal/focus-in-other-tree.ts';
import { OpenerProvider, useOpenerRef } from '../internal/portal/opener.tsx';
import { Portal, type PortalledProps } from '../internal/portal/portal.tsx';
import type { AsChildProps, OpenProps } from '../internal/primitive-props/primitive-props.ts';
import { staysOnEscape } from '../internal/toast-region/stays-on-escape.ts';
import { ToastsInFocusTrap } from '../internal/toast-region/toasts-in-focus-trap.tsx';

export type AlertDialogRootProps = ComponentProps<typeof Radix.Root> & OpenProps;

/** Manages the open state. Uncontrolled by default. Pass `open` and `onOpenChange` to control it. */
export function Root(props: AlertDialogRootProps): ReactElement {
  return (
    <OpenerProvider>
      <Radix.Root {...props} />
    </OpenerProvider>
  );
}

export type AlertDialogTriggerProps = ComponentProps<typeof Radix.Trigger> & AsChildProps;

/**
 * Opens the dialog and gets focus back when it closes. With `asChild`, the only child is rendered as the
 * button.
 */
export function Trigger({ ref, ...props }: AlertDialogTriggerProps): ReactElement {
  return <Radix.Trigger ref={useOpenerRef(ref)} {...props} />;
}

export interface AlertDialogContentProps extends ComponentProps<typeof Radix.Content>, PortalledProps {}

/**
 * The panel with the question. A press outside doesn't close it; Escape cancels. Requires a `Title`, a
 * `Description` and a `Cancel`, which gets focus first. If the action can be undone, run it and offer an undo
 * instead.
 */
export function Content({
  onEscapeKeyDown = staysOnEscape,
  onKeyDown,
  container,
  children,
  ref,
  ...props
}: AlertDialogContentProps): ReactElement {
  return (
    <Portal primitive={Radix.Portal} container={container}>
      <Radix.Content
        ref={usePanel(ref, 'AlertDialog')}
        onEscapeKeyDown={onEscapeKeyDown}
        onKeyDown={(event) => {
          onKeyDown?.(event);
          wrapTab(event);
        }}
        aria-modal
        css={[modal, content, sizes.sm]}
        {...props}
      >
        {children}
        <ToastsInFocusTrap />
      </Radix.Content>
    </Portal>
  );
}

export type AlertDialogTitleProps = ComponentProps<typeof Radix.Title>;

/** The question, used as the accessible name. */
export function Title(props: AlertDialogTitleProps): ReactElement {
  return <Radix.Title css={title} {...props} />;
}

export type AlertDialogDescriptionProps = ComponentProps<typeof Radix.Description>;

/** What happens on confirmation. Read out with the question. */
export function Description(props: AlertDialogDescriptionProps): ReactElement {
  return <Radix.Description css={description} {...props} />;
}

export type AlertDialogFooterProps = ComponentProps<'div'>;

/** Contains `Cancel` and `Action`, in this order. */
export function Footer(props: AlertDialogFooterProps): ReactElement {
  return <div css={footer} {...props} />;
}

export type AlertDialogCancelProps = ButtonProps;

/** Closes the dialog without changing anything. */
export function Cancel({ variant = 'secondary', ...props }: AlertDialogCancelProps): ReactElement {
  return (
    <Radix.Cancel asChild>
      <Button variant={variant} {...props} />
    </Radix.Cancel>
  );
}

export type AlertDialogActionProps = ButtonProps;

/**
 * Confirms and closes the dialog. For slow work, prevent the default of `onClick`, show `loading` and close
 * the dialog through the root's `open`.
 */
export function Action(props: AlertDialogActionProps): ReactElement {
  return (
    <Radix.Action asChild>
      <Button {...props} />
    </Radix.Action>
  );
}
