import { pathOf } from '@uplift/data-client/contract';
import {
  type ApiKey,
  adminEndpoints,
  type IssuedApiKey,
  type KeyOverlap,
  keyOverlaps,
} from '@uplift/data-client/contract/admin';
import { useEndpointMutation, useWriteNewRow } from '@uplift/data-client/swr';
import { Alert } from '@uplift/ui/alert';
import { Button } from '@uplift/ui/button';
import { Dialog } from '@uplift/ui/dialog';
import { Field } from '@uplift/ui/field';
import { Select } from '@uplift/ui/select';
import { Stack } from '@uplift/ui/stack';
import type { ReactElement } from 'react';
import { useForm } from '../../shared/forms/use-form.ts';
import { useRefresh } from '../../shared/lists/use-refresh.ts';
import { KeyDialog } from './key-dialog.tsx';

const overlapNames = {
  0: 'Immediately',
  1: 'In 1 hour',
  24: 'In 24 hours',
  168: 'In 7 days',
} as const satisfies Record<KeyOverlap, string>;

interface RotateFormProps {
  apiKey: ApiKey;
  onIssued: (issued: IssuedApiKey) => void;
}

function RotateForm({ apiKey: { id, version }, onIssued }: RotateFormProps): ReactElement {
  const writeNewRow = useWriteNewRow(adminEndpoints.listApiKeys.path);
  const { trigger } = useEndpointMutation(adminEndpoints.rotateApiKey, {
    write: ({ key }) => writeNewRow(key),
  });
  const refresh = useRefresh(adminEndpoints.listApiKeys.path);
  const { attributes, control, errorOf, failure, pending } = useForm({
    schema: adminEndpoints.rotateApiKey.body,
    values: { version },
    send: async (body) => {
      const issued = await trigger({ params: { id }, body });
      onIssued(issued);
      await refresh(pathOf(adminEndpoints.getApiKey, { params: { id: issued.key.id } }));
    },
  });
  return (
    <form {...attributes}>
      <Stack gap={5}>
        {failure && (
          <Alert tone="danger" title="Couldn’t rotate the key">
            {failure.message}
          </Alert>
        )}
        <Field
          label="Old key expires"
          hint="Both keys work until then, so that you can replace the old one."
          error={errorOf('overlap')}
        >
          <Select defaultValue="24" {...control('overlap', { setValueAs: Number })}>
            {keyOverlaps.map((hours) => (
              <option key={hours} value={hours}>
                {overlapNames[hours]}
              </option>
            ))}
          </Select>
        </Field>
        <Dialog.Footer>
          <Button type="submit" loading={pending}>
            Rotate key
          </Button>
        </Dialog.Footer>
      </Stack>
    </form>
  );
}

export interface RotateKeyDialogProps {
  apiKey: ApiKey;
  onClose: () => void;
}

/** Replaces a key with a new one and shows its secret once. */
export function RotateKeyDialog({ apiKey, onClose }: RotateKeyDialogProps): ReactElement {
  return (
    <KeyDialog onClose={onClose}>
      {(onIssued) => (
        <>
          <Dialog.Title>Rotate {apiKey.name}</Dialog.Title>
          <Dialog.Description>
            You get a new key with the same settings and lifetime, and become its owner.
          </Dialog.Description>
          <RotateForm apiKey={apiKey} onIssued={onIssued} />
        </>
      )}
    </KeyDialog>
  );
}
