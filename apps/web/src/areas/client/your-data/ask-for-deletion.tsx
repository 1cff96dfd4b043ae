import { type DeletionRequest, projectEndpoints } from '@uplift/data-client/contract/project';
import { useEndpointMutation, useWriteCache } from '@uplift/data-client/swr';
import { Alert } from '@uplift/ui/alert';
import { Button } from '@uplift/ui/button';
import { Cluster } from '@uplift/ui/cluster';
import { Field } from '@uplift/ui/field';
import { Stack } from '@uplift/ui/stack';
import { Text } from '@uplift/ui/text';
import { Textarea } from '@uplift/ui/textarea';
import type { ReactElement } from 'react';
import { outcomeOf } from '../../../features/project/deletion-labels.ts';
import { useProjectContext } from '../../../features/project/project-context.tsx';
import { useDraftedForm } from '../../shared/forms/use-drafted-form.ts';

export interface AskForDeletionProps {
  /** The last request, which is closed. Null if there was none. */
  latest: DeletionRequest | null;
}

/** Requests the erasure of all the client's data. */
export function AskForDeletion({ latest }: AskForDeletionProps): ReactElement {
  const { clientId } = useProjectContext();
  const write = useWriteCache();
  const { trigger } = useEndpointMutation(projectEndpoints.requestDeletion, {
    write: (request, { params: { clientId } }) =>
      write(projectEndpoints.getDeletionRequest, { params: { clientId } }, () => ({ request })),
  });
  const { attributes, control, errorOf, failure, pending } = useDraftedForm({
    schema: projectEndpoints.requestDeletion.body,
    draft: `deletion:${clientId}`,
    send: async (body) => {
      await trigger({ params: { clientId }, body });
    },
  });
  const outcome = latest && outcomeOf(latest);
  return (
    <form {...attributes}>
      <Stack gap={5}>
        {outcome && <Alert title={outcome} />}
        {failure && (
          <Alert tone="danger" title="Couldn’t send your request">
            {failure.message}
          </Alert>
        )}
        <Field label="Why do you want your data deleted?" error={errorOf('reason')}>
          <Textarea rows={3} grow {...control('reason')} />
        </Field>
        <Text size="sm" tone="muted">
          We have to keep some records by law, such as invoices. We’ll tell you which.
        </Text>
        <Cluster>
          <Button type="submit" variant="secondary" loading={pending}>
            Request deletion
          </Button>
        </Cluster>
      </Stack>
    </form>
  );
}
