import { Dialog } from '@uplift/ui/dialog';
import type { ReactElement, ReactNode } from 'react';
import { useFocusReturn } from '../../../shared/forms/use-focus-return.ts';

export interface PlanDialogProps {
  title: string;
  /** One sentence about the effect. */
  description?: string;
  onClose: () => void;
  children: ReactNode;
}

/** Dialog with a form over the plan. Focus returns to the button or menu item that opened it. */
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
