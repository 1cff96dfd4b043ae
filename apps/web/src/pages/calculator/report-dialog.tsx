import { useFormStamp, useRequestReport } from '@uplift/data-client/swr';
import type { RoiOutcome } from '@uplift/roi-engine/react';
import { Alert } from '@uplift/ui/alert';
import { Button } from '@uplift/ui/button';
import { Dialog } from '@uplift/ui/dialog';
import { Field } from '@uplift/ui/field';
import { Input } from '@uplift/ui/input';
import { Stack } from '@uplift/ui/stack';
import { type ReactElement, useState } from 'react';
import { useForm } from '../../shell/form/use-form.ts';
import { useFocusReturn } from '../../shell/use-focus-return.ts';

export interface ReportDialogProps {
  outcome: RoiOutcome;
  onClose: () => void;
}

interface ReportFormProps {
  outcome: RoiOutcome;
  onSent: (email: string) => void;
}

function ReportForm({ outcome, onSent }: ReportFormProps): ReactElement {
  const stamp = useFormStamp();
  const { trigger } = useRequestReport();
  const { attributes, control, errors, failure, pending } = useForm({
    names: ['email'],
    check: (read) => (read('email') ? {} : { email: 'Enter your e-mail address.' }),
    send: async (read) => {
      const { input, assumptions } = outcome;
      await trigger({ email: read('email'), calculation: { input, assumptions: { ...assumptions } }, stamp });
      onSent(read('email'));
    },
  });
  return (
    <form {...attributes}>
      <Stack gap={5}>
        {failure && (
          <Alert tone="danger" title="The report was not sent">
            {failure.message}
          </Alert>
        )}
        <Field label="E-mail" error={errors.email}>
          <Input type="email" autoComplete="email" {...control('email')} />
        </Field>
        <Button type="submit" loading={pending}>
          Send the report
        </Button>
      </Stack>
    </form>
  );
}

/** Asks where a result should be mailed to, and says that it is on its way. */
export default function ReportDialog({ outcome, onClose }: ReportDialogProps): ReactElement {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const returnFocus = useFocusReturn();
  return (
    <Dialog.Root open onOpenChange={(open) => open || onClose()}>
      <Dialog.Content size="sm" onCloseAutoFocus={returnFocus}>
        <Dialog.Title>E-mail me this report</Dialog.Title>
        <Dialog.Description>
          Every figure, the range, 36 months and the assumptions behind them. Once, and nothing after it.
        </Dialog.Description>
        {sentTo === null ? (
          <ReportForm outcome={outcome} onSent={setSentTo} />
        ) : (
          <Stack gap={5}>
            <Alert tone="success" title="The report is on its way">
              It goes to {sentTo}. Nothing there after a few minutes? Look among the unwanted mail.
            </Alert>
            <Button autoFocus variant="secondary" onClick={onClose}>
              Back to the calculator
            </Button>
          </Stack>
        )}
      </Dialog.Content>
    </Dialog.Root>
  );
}
