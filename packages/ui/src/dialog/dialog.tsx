/** @jsxImportSource #layered */
'use client';
import * as Radix from '@radix-ui/react-dialog';
import type { ComponentProps, ReactElement } from 'react';
import { useMessages } from '../foundations/locale/index.ts';
import { Cross } from '../icon/drawing.tsx';
import { Icon } from '../icon/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { description } from '../internal/modal/modal.styles.ts';
import { ModalContent } from '../internal/modal/modal-content.tsx';
import { OpenerProvider, useOpenerRef } from '../internal/portal/opener.tsx';
import type { PortalledProps } from '../internal/portal/portal.tsx';
import type { AsChildProps, OpenProps } from '../internal/primitive-props/primitive-props.ts';
import { dialogMessages } from './dialog.messages.ts';
import type { DialogSize } from './dialog.styles.ts';
import * as styles from './dialog.styles.ts';

export type { DialogSize } from './dialog.styles.ts';

export type DialogRootProps = Omit<ComponentProps<typeof Radix.Root>, 'modal'> & OpenProps;

/** Manages the open state. Uncontrolled by default. Pass `open` and `onOpenChange` to control it. */
export function Root(props: DialogRootProps): ReactElement {
  return (
    <OpenerProvider>
      <Radix.Root {...props} />
    </OpenerProvider>
  );
}

export type DialogTriggerProps = ComponentProps<typeof Radix.Trigger> & AsChildProps;

/**
 * Opens the dialog and gets focus back when it closes. With `asChild`, the only child is rendered as the
 * button.
 */
export function Trigger({ ref, ...props }: DialogTriggerProps): ReactElement {
  return <Radix.Trigger ref={useOpenerRef(ref)} {...props} />;
}

export interface DialogContentProps extends ComponentProps<typeof Radix.Content>, PortalledProps {
  /** Maximum width: 416, 544 or 800 px. On phones, the panel is as wide as the page. @default 'md' */
  size?: DialogSize;
  /** The accessible name of the close button. @default 'Close' */
  closeLabel?: string;
}

/**
 * The panel over the page. Traps focus, locks the scroll position of the page, and closes on Escape and on a
 * press outside. Long content scrolls between its title and its footer. Requires a `Dialog.Title`.
 */
export function Content({ size = 'md', closeLabel, children, ...props }: DialogContentProps): ReactElement {
  const messages = useMessages('dialog', dialogMessages);
  return (
    <ModalContent component="Dialog" css={[styles.content, styles.sizes[size]]} {...props}>
      {children}
      <div data-part="corner" css={styles.closeCorner}>
        <Radix.Close asChild>
          <IconButton label={closeLabel ?? messages.close} size="sm" data-part="close">
            <Icon icon={Cross} />
          </IconButton>
        </Radix.Close>
      </div>
    </ModalContent>
  );
}

export type DialogTitleProps = ComponentProps<typeof Radix.Title>;

/** The subject of the dialog, used as its accessible name. */
export function Title(props: DialogTitleProps): ReactElement {
  return <Radix.Title css={[styles.title, styles.beforeClose]} {...props} />;
}

export type DialogDescriptionProps = ComponentProps<typeof Radix.Description>;

/** A sentence that is read out with the title. */
export function Description(props: DialogDescriptionProps): ReactElement {
  return <Radix.Description css={description} {...props} />;
}

export type DialogFooterProps = ComponentProps<'div'>;

/** The buttons, with the primary one last. On phones they are stacked, with the primary one on top. */
export function Footer(props: DialogFooterProps): ReactElement {
  return <div css={styles.footer} {...props} />;
}

export type DialogCloseProps = ComponentProps<typeof Radix.Close> & AsChildProps;

/** Another button that closes the dialog. With `asChild`, the only child is rendered as the button. */
export function Close(props: DialogCloseProps): ReactElement {
  return <Radix.Close {...props} />;
}
