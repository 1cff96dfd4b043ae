import { visitorEndpoints } from '@uplift/data-client/contract/visitor';
import { useFormStamp, useRequestReport } from '@uplift/data-client/swr';
import type { RoiOutcome } from '@uplift/roi-engine/react';
import { Alert } from '@uplift/ui/alert';
import { Button } from '@uplift/ui/button';
import { Dialog } from '@uplift/ui/dialog';
import { Field } from '@uplift/ui/field';
import { Input } from '@uplift/ui/input';
import { Stack } from '@uplift/ui/stack';
import type { ReactElement } from 'react';
import { useFocusReturn } from '../../areas/shared/forms/use-focus-return.ts';
import { useForm } from '../../areas/shared/forms/use-form.ts';
import { visitorToasts } from '../../layout/toasts/visitor-toasts.ts';

export interface ReportDialogProps {
  outcome: RoiOutcome;
  onClose: () => void;
}

interface ReportFormProps {
  outcome: RoiOutcome;
  onSent: (email: string) => void;
}

function ReportForm({ outcome, onSent }: ReportFormProps): ReactElement {
  const { stampToSend } = useFormStamp('report');
  const { trigger } = useRequestReport();
  const { attributes, control, errorOf, failure, pending } = useForm({
    schema: visitorEndpoints.requestReport.body,
    values: { calculation: { input: outcome.input, assumptions: { ...outcome.assumptions } } },
    send: async (body) => {
      await trigger({ ...body, stamp: await stampToSend() });
      onSent(body.email);
    },
  });
  return (
    <form {...attributes}>
      <Stack gap={5}>
        {failure && (
          <Alert tone="danger" title="Couldn’t send the report">
            {failure.message}
          </Alert>
        )}
        <Field label="E-mail" error={errorOf('email')}>
          <Input type="email" autoComplete="email" {...control('email')} />
        </Field>
        <Button type="submit" loading={pending}>
          Send the report
        </Button>
      </Stack>
    </form>
  );
}

/**
 * Asks where to e-mail a result. Closes when it is sent, and a toast confirms it while the result stays in
 * view.
 */
export default function ReportDialog({ outcome, onClose }: ReportDialogProps): ReactElement {
  const returnFocus = useFocusReturn();

  function sayWhereItGoes(email: string): void {
    onClose();
    visitorToasts.show({
      type: 'success',
      title: 'The report is on its way',
      description: `We’re sending it to ${email}. If it doesn’t arrive in a few minutes, check your spam folder.`,
    });
  }

  return (
    <Dialog.Root open onOpenChange={(open) => open || onClose()}>
      <Dialog.Content size="sm" onCloseAutoFocus={returnFocus}>
        <Dialog.Title>E-mail me this report</Dialog.Title>
        <Dialog.Description>
          Every figure, the range, 36 months and the assumptions behind them. Once, and nothing after it.
        </Dialog.Description>
        <ReportForm outcome={outcome} onSent={sayWhereItGoes} />
      </Dialog.Content>
    </Dialog.Root>
  );
}
