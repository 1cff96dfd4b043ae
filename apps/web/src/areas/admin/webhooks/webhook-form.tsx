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
import type { ComponentType, ReactElement, ReactNode } from 'react';
import { useController } from 'react-hook-form';
import type { InferOutput } from 'valibot';
import { DraftNotice } from '../../shared/forms/draft-notice.tsx';
import { useDraftedForm } from '../../shared/forms/use-drafted-form.ts';
import type { Form } from '../../shared/forms/use-form.ts';
import { eventDescriptions } from './event-descriptions.ts';

/** The editable fields of a webhook. */
export type WebhookFields = Pick<Webhook, 'name' | 'url' | 'description' | 'eventTypes' | 'ownerId'>;

export interface WebhookFormProps {
  /** Initial values of the form. */
  initial: WebhookFields & Pick<Webhook, 'ownerName'>;
  /** Key under which unsaved changes are stored until they are saved. */
  draftKey: string;
  /** Label of the submit button. */
  submitLabel: string;
  /** Title of the error message: "Couldn’t add the webhook". */
  failureTitle: string;
  /** Saves the webhook. Throws if that fails. */
  send: (fields: InferOutput<typeof adminEndpoints.createWebhook.body>) => Promise<unknown>;
  /** Holds the button: the footer of the dialog or sheet, which stays visible. */
  Footer: ComponentType<{ children: ReactNode }>;
  /** Shown above the fields. */
  children?: ReactNode;
}

/**
 * Selects the events of a webhook. A component of its own, so that its field comes after the others and an
 * error in one of them gets focus first.
 */
function WebhookEvents({
  errorOf,
  fields,
}: Pick<Form<typeof adminEndpoints.createWebhook.body>, 'errorOf' | 'fields'>): ReactElement {
  const { field: events } = useController({ control: fields.control, name: 'eventTypes' });

  function choose(type: EventType, checked: boolean): void {
    events.onChange(allEventTypes.filter((each) => (each === type ? checked : events.value?.includes(each))));
  }

  return (
    <Fieldset legend="Events" error={errorOf('eventTypes')}>
      <Checkbox
        ref={events.ref}
        checked={events.value === null}
        onCheckedChange={(checked) => events.onChange(checked === true ? null : [])}
        hint="Includes event types that are added later."
      >
        All events
      </Checkbox>
      {events.value !== null &&
        allEventTypes.map((type) => (
          <Checkbox
            key={type}
            name="eventTypes"
            value={type}
            checked={events.value?.includes(type) ?? false}
            onCheckedChange={(checked) => choose(type, checked === true)}
            hint={eventDescriptions[type]}
          >
            {type}
          </Checkbox>
        ))}
    </Fieldset>
  );
}

/** Form to create or edit a webhook. */
export function WebhookForm({
  initial,
  draftKey,
  submitLabel,
  failureTitle,
  send,
  Footer,
  children,
}: WebhookFormProps): ReactElement {
  const { data: admins } = useEndpoint(adminEndpoints.listUsers, {
    query: { role: 'admin', state: 'active', pageSize: 100 },
  });
  const others = admins?.data.filter(({ id }) => id !== initial.ownerId);
  const { attributes, control, draft, errorOf, failure, fields, pending } = useDraftedForm({
    schema: adminEndpoints.createWebhook.body,
    values: { eventTypes: initial.eventTypes },
    draft: draftKey,
    send,
  });

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
        <Field label="Name" error={errorOf('name')}>
          <Input autoComplete="off" defaultValue={initial.name} {...control('name')} />
        </Field>
        <Field label="URL" hint="Where events are sent. Starts with https://." error={errorOf('url')}>
          <Input type="url" autoComplete="off" defaultValue={initial.url} {...control('url')} />
        </Field>
        <Field label="Description" error={errorOf('description')}>
          <Textarea rows={2} defaultValue={initial.description} {...control('description')} />
        </Field>
        <WebhookEvents errorOf={errorOf} fields={fields} />
        <Field
          label="Owner"
          hint="Gets an e-mail if the webhook is disabled after five days of failures."
          error={errorOf('ownerId')}
        >
          <Select
            defaultValue={initial.ownerId ?? ''}
            {...control('ownerId', { setValueAs: (id: string) => id || null })}
          >
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
        <Footer>
          <Button type="submit" loading={pending}>
            {submitLabel}
          </Button>
        </Footer>
      </Stack>
    </form>
  );
}
