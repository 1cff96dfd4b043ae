/** @jsxImportSource #layered */
'use client';
import * as Radix from '@radix-ui/react-dialog';
import type { ComponentProps, ReactElement } from 'react';
import { staysOnEscape } from '../toast-region/stays-on-escape.ts';
import { toastsAreInside } from '../toast-region/toasts-are-inside.ts';
import { ToastsInFocusTrap } from '../toast-region/toasts-in-focus-trap.tsx';
import { modal } from './modal.styles.ts';
import { usePanel } from './use-panel.ts';

interface ModalContentProps extends ComponentProps<typeof Radix.Content> {
  /** The component's name, as written in JSX. */
  component: string;
}

/** A panel above the page, rendered at the end of the body, with the behavior that all modal panels share. */
export function ModalContent({
  component,
  onInteractOutside = toastsAreInside,
  onEscapeKeyDown = staysOnEscape,
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
