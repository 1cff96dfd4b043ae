import type { IssuedApiKey } from '@uplift/data-client/contract/admin';
import { Dialog } from '@uplift/ui/dialog';
import { type ReactElement, type ReactNode, useState } from 'react';
import { useFocusReturn } from '../../shared/forms/use-focus-return.ts';
import { IssuedKey } from './issued-key.tsx';

export interface KeyDialogProps {
  onClose: () => void;
  /** Renders the title and the form shown until the key is issued. */
  children: (onIssued: (issued: IssuedApiKey) => void) => ReactNode;
}

/** Shows a form, then the issued key. Escape and outside clicks no longer close it then, to keep the key. */
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
        {issued ? <IssuedKey issued={issued} onSaved={onClose} /> : children(setIssued)}
      </Dialog.Content>
    </Dialog.Root>
  );
}
