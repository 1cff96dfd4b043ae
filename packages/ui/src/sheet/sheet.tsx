/** @jsxImportSource #layered */
'use client';
import * as Dialog from '@radix-ui/react-dialog';
import type { ComponentProps, ReactElement } from 'react';
import { dialogMessages } from '../dialog/dialog.messages.ts';
import { useMessages } from '../foundations/locale/index.ts';
import { Cross } from '../icon/drawing.tsx';
import { Icon } from '../icon/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { bottomBar } from '../internal/bottom-bar/bottom-bar.ts';
import { description } from '../internal/modal/modal.styles.ts';
import { ModalContent } from '../internal/modal/modal-content.tsx';
import { OpenerProvider, useOpenerRef } from '../internal/portal/opener.tsx';
import type { PortalledProps } from '../internal/portal/portal.tsx';
import type { AsChildProps, OpenProps } from '../internal/primitive-props/primitive-props.ts';
import { useMergedRef } from '../internal/refs/use-merged-ref.ts';
import type { SheetSide } from './sheet.styles.ts';
import * as styles from './sheet.styles.ts';

export type { SheetSide } from './sheet.styles.ts';

export type SheetRootProps = ComponentProps<typeof Dialog.Root> & OpenProps;

/** Manages whether the sheet is open, or takes it from `open` and `onOpenChange`. */
export function Root(props: SheetRootProps): ReactElement {
  return (
    <OpenerProvider>
      <Dialog.Root {...props} />
    </OpenerProvider>
  );
}

export type SheetTriggerProps = ComponentProps<typeof Dialog.Trigger> & AsChildProps;

/** The button that opens the sheet and gets focus back. With `asChild`, the only child becomes the button. */
export function Trigger({ ref, ...props }: SheetTriggerProps): ReactElement {
  return <Dialog.Trigger ref={useOpenerRef(ref)} {...props} />;
}

export interface SheetContentProps extends ComponentProps<typeof Dialog.Content>, PortalledProps {
  /** The edge it slides in from. @default 'right' */
  side?: SheetSide;
  /** Accessible name of the button in the corner. @default 'Close' */
  closeLabel?: string;
}

/**
 * The panel above the page. Traps focus, locks page scrolling, and closes on Escape or on a press outside.
 * Needs a `Sheet.Title`.
 */
export function Content({ side = 'right', closeLabel, children, ...props }: SheetContentProps): ReactElement {
  const messages = useMessages('dialog', dialogMessages);
  return (
    <ModalContent component="Sheet" data-side={side} css={[styles.content, styles.sides[side]]} {...props}>
      {children}
      <Dialog.Close asChild>
        <IconButton label={closeLabel ?? messages.close} size="sm" data-part="close" css={styles.closeCorner}>
          <Icon icon={Cross} />
        </IconButton>
      </Dialog.Close>
    </ModalContent>
  );
}

export type SheetTitleProps = ComponentProps<typeof Dialog.Title>;

/** The title of the sheet, which is its accessible name. */
export function Title(props: SheetTitleProps): ReactElement {
  return <Dialog.Title css={styles.title} {...props} />;
}

export type SheetDescriptionProps = ComponentProps<typeof Dialog.Description>;

/** A sentence that screen readers announce with the title. */
export function Description(props: SheetDescriptionProps): ReactElement {
  return <Dialog.Description css={description} {...props} />;
}

export type SheetFooterProps = ComponentProps<'div'>;

/** The actions of the sheet. Stays visible at its lower edge while the content scrolls. */
export function Footer({ ref, ...props }: SheetFooterProps): ReactElement {
  const mergedRef = useMergedRef<HTMLDivElement>(ref, bottomBar);
  return <div ref={mergedRef} data-part="footer" data-bottom-bar css={styles.footer} {...props} />;
}

export type SheetCloseProps = ComponentProps<typeof Dialog.Close> & AsChildProps;

/**
 * Another button that closes the sheet. With `asChild`, the only child becomes the button, for example a menu
 * link.
 */
export function Close(props: SheetCloseProps): ReactElement {
  return <Dialog.Close {...props} />;
}
