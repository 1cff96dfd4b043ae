'use client';
import * as Radix from '@radix-ui/react-dialog';
import type { ComponentProps, ReactElement } from 'react';
import { toastsAreInside } from '../toast-region/toasts-are-inside.ts';
import { ToastsInFocusTrap } from '../toast-region/toasts-in-focus-trap.tsx';
import { modal } from './modal.styles.ts';
import { usePanel } from './use-panel.ts';

interface ModalContentProps extends ComponentProps<typeof Radix.Content> {
  /** The name of the component that it is for, as developers write it. */
  component: string;
}

/** A panel at the end of the page and over it, with all that such panels share. */
export function ModalContent({
  component,
  onInteractOutside = toastsAreInside,
  onEscapeKeyDown = toastsAreInside,
  children,
  ref,
  ...props
}: ModalContentProps): ReactElement {
  return (
    <Radix.Portal>
      <Radix.Content
        ref={usePanel(ref, component)}
        onInteractOutside={onInteractOutside}
        onEscapeKeyDown={onEscapeKeyDown}
        css={modal}
        {...props}
      >
        {children}
        <ToastsInFocusTrap />
      </Radix.Content>
    </Radix.Portal>
  );
}
