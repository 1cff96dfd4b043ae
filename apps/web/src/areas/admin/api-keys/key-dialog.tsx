import type { IssuedApiKey } from '@uplift/data-client/contract/admin';
import { Dialog } from '@uplift/ui/dialog';
import { type ReactElement, type ReactNode, useState } from 'react';
import { useFocusReturn } from '../../../shell/use-focus-return.ts';
import { IssuedKey } from './issued-key.tsx';

export interface KeyDialogProps {
  onClose: () => void;
  /** What is asked before there is a key: title and form. */
  children: (onIssued: (issued: IssuedApiKey) => void) => ReactNode;
}

/** Asks for what a key needs, and then shows the key. A slip does not close it then: the key would be lost. */
export function KeyDialog({ onClose, children }: KeyDialogProps): ReactElement {
  const returnFocus = useFocusReturn();
  const [issued, setIssued] = useState<IssuedApiKey | null>(null);
  const keepOpen = (event: Event) => event.preventDefault();
  return (
    <Dialog.Root open onOpenChange={(open) => open || onClose()}>
      <Dialog.Content
        onCloseAutoFocus={returnFocus}
        {...(issued ? { onEscapeKeyDown: keepOpen, onInteractOutside: keepOpen } : {})}
      >
        {issued ? <IssuedKey issued={issued} onKept={onClose} /> : children(setIssued)}
      </Dialog.Content>
    </Dialog.Root>
  );
}
