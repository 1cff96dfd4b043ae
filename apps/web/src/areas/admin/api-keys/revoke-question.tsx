import { AlertDialog } from '@uplift/ui/alert-dialog';
import type { ReactElement } from 'react';
import { useFocusReturn } from '../../shared/forms/use-focus-return.ts';
import type { Named } from '../../shared/lists/use-row-actions.ts';

export interface RevokeQuestionProps {
  keys: readonly Named[];
  /** Called with whether to revoke. */
  onAnswer: (revoke: boolean) => void;
}

/** Asks for confirmation before revoking keys. Revoking can't be undone. */
export function RevokeQuestion({ keys, onAnswer }: RevokeQuestionProps): ReactElement {
  const returnFocus = useFocusReturn();
  const [first] = keys;
  const isOne = keys.length === 1;
  return (
    <AlertDialog.Root open onOpenChange={(open) => open || onAnswer(false)}>
      <AlertDialog.Content onCloseAutoFocus={returnFocus}>
        <AlertDialog.Title>
          {isOne && first ? `Revoke ${first.name}?` : `Revoke ${keys.length} API keys?`}
        </AlertDialog.Title>
        <AlertDialog.Description>
          Programs that use {isOne ? 'it' : 'them'} lose access immediately. You can’t undo this.
        </AlertDialog.Description>
        <AlertDialog.Footer>
          <AlertDialog.Cancel>Cancel</AlertDialog.Cancel>
          <AlertDialog.Action
            variant="danger"
            onClick={(event) => {
              // The default close would call `onAnswer(false)`.
              event.preventDefault();
              onAnswer(true);
            }}
          >
            Revoke
          </AlertDialog.Action>
        </AlertDialog.Footer>
      </AlertDialog.Content>
    </AlertDialog.Root>
  );
}
