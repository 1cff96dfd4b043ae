import { Alert } from '@uplift/ui/alert';
import { Button } from '@uplift/ui/button';
import { Stack } from '@uplift/ui/stack';
import type { ComponentType, ReactElement, ReactNode } from 'react';
import { ConflictNotice, type ConflictNoticeProps } from './conflict-notice.tsx';
import { DraftNotice } from './draft-notice.tsx';
import { CHANGES_NOT_SAVED, saveLabel } from './messages.ts';
import type { DraftedForm } from './use-drafted-form.ts';

export interface EditFormProps<Row> extends ConflictNoticeProps<Row> {
  /** The form, as returned by `useDraftedForm`. */
  form: Pick<DraftedForm<never>, 'attributes' | 'draft' | 'failure' | 'pending'>;
  /** Holds the button: the footer of the dialog or sheet, which stays visible. */
  Footer: ComponentType<{ children: ReactNode }>;
  /** The form's fields. */
  children: ReactNode;
}

/** A form that edits a row. Shows save errors, a restored draft and conflicting changes. */
export function EditForm<Row>({ form, Footer, children, ...conflict }: EditFormProps<Row>): ReactElement {
  const { attributes, draft, failure, pending } = form;
  return (
    <form {...attributes}>
      <Stack gap={5}>
        {failure && (
          <Alert tone="danger" title={CHANGES_NOT_SAVED}>
            {failure.message}
          </Alert>
        )}
        <DraftNotice draft={draft} />
        <ConflictNotice {...conflict} />
        {children}
        <Footer>
          <Button type="submit" loading={pending}>
            {saveLabel(conflict.theirs)}
          </Button>
        </Footer>
      </Stack>
    </form>
  );
}
