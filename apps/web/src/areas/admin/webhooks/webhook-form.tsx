import {
  adminEndpoints,
  eventTypes as allEventTypes,
  type EventType,
  type Webhook,
} from '@uplift/data-client/contract/admin';
import { useEndpoint } from '@uplift/data-client/swr';
import { Alert } from '@uplift/ui/alert';
import { Button } from '@uplift/ui/button';
import { Checkbox } from '@uplift/ui/checkbox';
import { Field } from '@uplift/ui/field';
import { Fieldset } from '@uplift/ui/fieldset';
import { Input } from '@uplift/ui/input';
import { Select } from '@uplift/ui/select';
import { Stack } from '@uplift/ui/stack';
import { Textarea } from '@uplift/ui/textarea';
import { type ReactElement, type ReactNode, useState } from 'react';
import { DraftNotice } from '../../shared/forms/draft-notice.tsx';
import { useDraftedForm } from '../../shared/forms/use-drafted-form.ts';
import { eventWords } from './event-words.ts';

const names = ['name', 'url', 'description', 'eventTypes', 'ownerId'] as const;

/** The editable fields of a webhook. */
export type WebhookFields = Pick<Webhook, 'name' | 'url' | 'description' | 'eventTypes' | 'ownerId'>;

export interface WebhookFormProps {
  /** Initial values of the form. */
  initial: WebhookFields & Pick<Webhook, 'ownerName'>;
  /** Key under which unsaved changes are stored until they are saved. */
  draftKey: string;
  /** Label of the submit button. */
  submitLabel: string;
  /** Title of the error message: "The webhook was not added". */
  failureTitle: string;
  /** Saves the webhook. Throws if that fails. */
  send: (fields: WebhookFields) => Promise<unknown>;
  /** Shown above the fields. */
  children?: ReactNode;
}

/** Form to create or edit a webhook. */
export function WebhookForm({
  initial,
  draftKey,
  submitLabel,
  failureTitle,
  send,
  children,
}: WebhookFormProps): ReactElement {
  const [everything, setEverything] = useState(initial.eventTypes === null);
  const [chosen, setChosen] = useState<ReadonlySet<EventType>>(new Set(initial.eventTypes));
  const { data: admins } = useEndpoint(adminEndpoints.listUsers, {
    query: { role: 'admin', state: 'active', pageSize: 100 },
  });
  const others = admins?.data.filter(({ id }) => id !== initial.ownerId);
  const { attributes, control, draft, errors, failure, pending } = useDraftedForm({
    names,
    draft: draftKey,
    check: (read) => ({
      ...(read('name') ? {} : { name: 'Enter a name.' }),
      ...(read('url') ? {} : { url: 'Enter an address.' }),
      ...(everything || chosen.size > 0 ? {} : { eventTypes: 'Choose at least one.' }),
    }),
    send: (read) =>
      send({
        name: read('name'),
        url: read('url'),
        description: read('description'),
        eventTypes: everything ? null : allEventTypes.filter((type) => chosen.has(type)),
        ownerId: read('ownerId') || null,
      }),
  });
  const edited = control('eventTypes');

  function choose(type: EventType, checked: boolean): void {
    edited.onInput();
    setChosen((known) => {
      const next = new Set(known);
      if (checked) next.add(type);
      else next.delete(type);
      return next;
    });
  }

  return (
    <form {...attributes}>
      <Stack gap={5}>
        {failure && (
          <Alert tone="danger" title={failureTitle}>
            {failure.message}
          </Alert>
        )}
        <DraftNotice draft={draft} />
        {children}
        <Field label="Name" error={errors.name}>
          <Input autoComplete="off" defaultValue={initial.name} {...control('name')} />
        </Field>
        <Field label="Address" hint="Where messages are sent to. It begins with https://." error={errors.url}>
          <Input type="url" autoComplete="off" defaultValue={initial.url} {...control('url')} />
        </Field>
        <Field label="Description" error={errors.description}>
          <Textarea rows={2} defaultValue={initial.description} {...control('description')} />
        </Field>
        <Fieldset legend="Events" error={errors.eventTypes}>
          <Checkbox
            checked={everything}
            onCheckedChange={(checked) => {
              edited.onInput();
              setEverything(checked === true);
            }}
            hint="Also types that are added later."
          >
            All events
          </Checkbox>
          {!everything &&
            allEventTypes.map((type) => (
              <Checkbox
                key={type}
                name="eventTypes"
                value={type}
                checked={chosen.has(type)}
                onCheckedChange={(checked) => choose(type, checked === true)}
                hint={eventWords[type]}
              >
                {type}
              </Checkbox>
            ))}
        </Fieldset>
        <Field
          label="Owner"
          hint="Gets a mail when the webhook is disabled, after five days of failure."
          error={errors.ownerId}
        >
          <Select defaultValue={initial.ownerId ?? ''} {...control('ownerId')}>
            <option value="">All admins</option>
            {/* Keeps the current owner while the list loads, and after they were deactivated. */}
            {initial.ownerId && <option value={initial.ownerId}>{initial.ownerName}</option>}
            {others?.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
        <Button type="submit" loading={pending}>
          {submitLabel}
        </Button>
      </Stack>
    </form>
  );
}
