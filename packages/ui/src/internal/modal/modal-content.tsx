/** @jsxImportSource #layered */
'use client';
import * as Radix from '@radix-ui/react-dialog';
import type { ComponentProps, ReactElement } from 'react';
import { focusFirstStop, wrapTab } from '../portal/focus-in-other-tree.ts';
import { Portal, type PortalledProps } from '../portal/portal.tsx';
import { staysOnEscape } from '../toast-region/stays-on-escape.ts';
import { toastsAreInside } from '../toast-region/toasts-are-inside.ts';
import { ToastsInFocusTrap } from '../toast-region/toasts-in-focus-trap.tsx';
import { modal } from './modal.styles.ts';
import { usePanel } from './use-panel.ts';

interface ModalContentProps extends ComponentProps<typeof Radix.Content>, PortalledProps {
  /** The component's name, as written in JSX. */
  component: string;
}

/** A panel above the page, rendered at the end of the body, with the behavior that all modal panels share. */
export function ModalContent({
  component,
  onInteractOutside = toastsAreInside,
  onEscapeKeyDown = staysOnEscape,
  onOpenAutoFocus,
  onKeyDown,
  container,
  children,
  ref,
  ...props
}: ModalContentProps): ReactElement {
  return (
    <Portal primitive={Radix.Portal} container={container}>
      <Radix.Content
        ref={usePanel(ref, component)}
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
        css={modal}
        {...props}
      >
        {children}
        <ToastsInFocusTrap />
      </Radix.Content>
    </Portal>
  );
}
