import { Dialog } from '@uplift/ui/dialog';
import type { ReactElement, ReactNode } from 'react';
import { useFocusReturn } from '../../../../shell/use-focus-return.ts';

export interface PlanDialogProps {
  title: string;
  /** What comes of it, in a sentence. */
  description?: string;
  onClose: () => void;
  children: ReactNode;
}

/** Something to fill in over the plan, opened by a button or an entry of a menu that gets the focus back. */
export function PlanDialog({ title, description, onClose, children }: PlanDialogProps): ReactElement {
  const returnFocus = useFocusReturn();
  return (
    <Dialog.Root open onOpenChange={(open) => open || onClose()}>
      <Dialog.Content
        size="md"
        onCloseAutoFocus={returnFocus}
        {...(description ? {} : { 'aria-describedby': undefined })}
      >
        <Dialog.Title>{title}</Dialog.Title>
        {description && <Dialog.Description>{description}</Dialog.Description>}
        {children}
      </Dialog.Content>
    </Dialog.Root>
  );
}
