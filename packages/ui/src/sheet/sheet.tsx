'use client';
import * as Dialog from '@radix-ui/react-dialog';
import type { ComponentProps, ReactElement } from 'react';
import { Cross } from '../icon/drawing.tsx';
import { Icon } from '../icon/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { description } from '../modal/modal.styles.ts';
import { ModalContent } from '../modal/modal-content.tsx';
import * as styles from './sheet.styles.ts';

export type SheetSide = 'right' | 'left' | 'top' | 'bottom';

export type SheetRootProps = ComponentProps<typeof Dialog.Root>;

/** Holds whether the sheet is open: by itself, or through `open` and `onOpenChange`. */
export function Root(props: SheetRootProps): ReactElement {
  return <Dialog.Root {...props} />;
}

export type SheetTriggerProps = ComponentProps<typeof Dialog.Trigger>;

/** The button that opens the sheet and gets focus back. With `asChild` the only child becomes it. */
export function Trigger(props: SheetTriggerProps): ReactElement {
  return <Dialog.Trigger {...props} />;
}

export interface SheetContentProps extends ComponentProps<typeof Dialog.Content> {
  /** The edge it slides in from. @default 'right' */
  side?: SheetSide;
  /** The name of the button in its corner. @default 'Close' */
  closeLabel?: string;
}

/**
 * The panel over the page. Keeps focus inside and the page still, closes on Escape and on a press outside. Needs a
 * `Sheet.Title`.
 */
export function Content({
  side = 'right',
  closeLabel = 'Close',
  children,
  ...props
}: SheetContentProps): ReactElement {
  return (
    <ModalContent component="Sheet" data-side={side} css={[styles.content, styles.sides[side]]} {...props}>
      {children}
      <Dialog.Close asChild>
        <IconButton label={closeLabel} size="sm" css={styles.closeCorner}>
          <Icon icon={Cross} />
        </IconButton>
      </Dialog.Close>
    </ModalContent>
  );
}

export type SheetTitleProps = ComponentProps<typeof Dialog.Title>;

/** What the sheet is about: its accessible name. */
export function Title(props: SheetTitleProps): ReactElement {
  return <Dialog.Title css={styles.title} {...props} />;
}

export type SheetDescriptionProps = ComponentProps<typeof Dialog.Description>;

/** A sentence read out with the title. */
export function Description(props: SheetDescriptionProps): ReactElement {
  return <Dialog.Description css={description} {...props} />;
}

export type SheetCloseProps = ComponentProps<typeof Dialog.Close>;

/** Another button that closes the sheet. With `asChild` the only child becomes it, for example a link of a menu. */
export function Close(props: SheetCloseProps): ReactElement {
  return <Dialog.Close {...props} />;
}
