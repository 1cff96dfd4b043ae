import { pathOf } from '@uplift/data-client/contract';
import { adminEndpoints, eventTypes, REPLAY_DAYS, type Webhook } from '@uplift/data-client/contract/admin';
import { useEndpointMutation, useWriteRow } from '@uplift/data-client/swr';
import { Alert } from '@uplift/ui/alert';
import { Button } from '@uplift/ui/button';
import { Dialog } from '@uplift/ui/dialog';
import { Field } from '@uplift/ui/field';
import { Select } from '@uplift/ui/select';
import { Stack } from '@uplift/ui/stack';
import { toaster } from '@uplift/ui/toaster';
import { type ReactElement, useState } from 'react';
import type { Path } from 'react-hook-form';
import * as v from 'valibot';
import { SOMETHING_WENT_WRONG } from '../../shared/forms/messages.ts';
import { useFocusReturn } from '../../shared/forms/use-focus-return.ts';
import { type FormSchema, useForm } from '../../shared/forms/use-form.ts';
import { useRefresh } from '../../shared/lists/use-refresh.ts';
import { SecretOnce } from './secret-once.tsx';

const HOUR_MS = 3_600_000;

interface QuestionProps<Schema extends FormSchema> {
  schema: Schema;
  name: Path<v.InferInput<Schema>>;
  /** Converts the chosen value for the schema. */
  setValueAs?: (value: string) => unknown;
  label: string;
  hint?: string;
  choices: readonly (readonly [value: string, label: string])[];
  submitLabel: string;
  /** Submits the choice. Throws if that fails. */
  send: (body: v.InferOutput<Schema>) => Promise<unknown>;
}

/** Form with a single select and a submit button. */
function Question<Schema extends FormSchema>({
  schema,
  name,
  setValueAs = (value) => value,
  label,
  hint,
  choices,
  submitLabel,
  send,
}: QuestionProps<Schema>): ReactElement {
  const { attributes, control, errorOf, failure, pending } = useForm({ schema, send });
  return (
    <form {...attributes}>
      <Stack gap={5}>
        {failure && (
          <Alert tone="danger" title={SOMETHING_WENT_WRONG}>
            {failure.message}
          </Alert>
        )}
        <Field label={label} hint={hint} error={errorOf(name)}>
          <Select {...control(name, { setValueAs })}>
            {choices.map(([value, text]) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </Select>
        </Field>
        <Dialog.Footer>
          <Button type="submit" loading={pending}>
            {submitLabel}
          </Button>
        </Dialog.Footer>
      </Stack>
    </form>
  );
}

export interface ToolProps {
  webhook: Webhook;
  onClose: () => void;
}

/** Dialog that sends a test event with made-up data. */
export function SendTest({ webhook: { id, eventTypes: subscribed }, onClose }: ToolProps): ReactElement {
  const returnFocus = useFocusReturn();
  const { trigger } = useEndpointMutation(adminEndpoints.testWebhook);
  const refresh = useRefresh(adminEndpoints.listWebhooks.path);
  return (
    <Dialog.Root open onOpenChange={(open) => open || onClose()}>
      <Dialog.Content size="sm" onCloseAutoFocus={returnFocus}>
        <Dialog.Title>Send a test event</Dialog.Title>
        <Dialog.Description>Sends one signed message with sample data. It isn’t retried.</Dialog.Description>
        <Question
          schema={adminEndpoints.testWebhook.body}
          name="type"
          label="Event"
          choices={(subscribed ?? eventTypes).map((type) => [type, type] as const)}
          submitLabel="Send"
          send={async (body) => {
            await trigger({ params: { id }, body });
            onClose();
            toaster.show({ type: 'success', title: 'Test event queued' });
            await refresh();
          }}
        />
      </Dialog.Content>
    </Dialog.Root>
  );
}

const spans = [
  [1, 'Last hour'],
  [24, 'Last 24 hours'],
  [72, 'Last 3 days'],
  [7 * 24, 'Last 7 days'],
  // One minute less than the limit, to allow for clock skew between browser and server.
  [REPLAY_DAYS * 24 - 1 / 60, `Last ${REPLAY_DAYS} days`],
] as const;

/** The hours become a time when the form is sent. */
const SinceHours = v.object({
  since: v.pipe(
    v.string(),
    v.transform((hours) => new Date(Date.now() - Number(hours) * HOUR_MS).toISOString()),
    adminEndpoints.replayWebhook.body.entries.since,
  ),
});

/** Dialog that resends events that were never delivered. */
export function ReplayMissed({ webhook: { id }, onClose }: ToolProps): ReactElement {
  const returnFocus = useFocusReturn();
  const { trigger } = useEndpointMutation(adminEndpoints.replayWebhook);
  const refresh = useRefresh(adminEndpoints.listWebhooks.path);
  return (
    <Dialog.Root open onOpenChange={(open) => open || onClose()}>
      <Dialog.Content size="sm" onCloseAutoFocus={returnFocus}>
        <Dialog.Title>Replay missed events</Dialog.Title>
        <Dialog.Description>Resends events that were never delivered.</Dialog.Description>
        <Question
          schema={SinceHours}
          name="since"
          label="Period"
          choices={spans.map(([hours, label]) => [String(hours), label] as const)}
          submitLabel="Replay"
          send={async (body) => {
            const { replayed, more } = await trigger({ params: { id }, body });
            onClose();
            toaster.show({
              type: 'success',
              title:
                replayed === 0
                  ? 'No missed events'
                  : `Replaying ${replayed} ${replayed === 1 ? 'event' : 'events'}`,
              description: more ? 'There are more. Replay again to send the rest.' : undefined,
            });
            await refresh();
          }}
        />
      </Dialog.Content>
    </Dialog.Root>
  );
}

/** Dialog that rotates the secret and shows the new one once. */
export function RotateSecret({ webhook: { id }, onClose }: ToolProps): ReactElement {
  const returnFocus = useFocusReturn();
  const [secret, setSecret] = useState<string | null>(null);
  const writeRow = useWriteRow(adminEndpoints.listWebhooks.path);
  const { trigger } = useEndpointMutation(adminEndpoints.rotateWebhookSecret, {
    write: ({ webhook }) => writeRow(webhook),
  });
  const refresh = useRefresh(adminEndpoints.listWebhooks.path);
  return (
    <Dialog.Root open onOpenChange={(open) => open || onClose()}>
      <Dialog.Content size="sm" onCloseAutoFocus={returnFocus}>
        <Dialog.Title>{secret ? 'New secret' : 'Rotate secret'}</Dialog.Title>
        <Dialog.Description>
          {secret
            ? 'Messages are signed with it from now on.'
            : 'Messages are signed with both secrets until the old one expires.'}
        </Dialog.Description>
        {secret ? (
          <SecretOnce secret={secret} onDone={onClose} />
        ) : (
          <Question
            schema={adminEndpoints.rotateWebhookSecret.body}
            name="overlapHours"
            setValueAs={Number}
            label="Old secret expires"
            choices={[
              ['24', 'In 24 hours'],
              ['168', 'In 7 days'],
              ['1', 'In 1 hour'],
              ['0', 'Immediately'],
            ]}
            submitLabel="Rotate"
            send={async (body) => {
              const made = await trigger({ params: { id }, body });
              setSecret(made.secret);
              await refresh(pathOf(adminEndpoints.getWebhook, { params: { id } }));
            }}
          />
        )}
      </Dialog.Content>
    </Dialog.Root>
  );
}
