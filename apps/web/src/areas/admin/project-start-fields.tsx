import { adminEndpoints } from '@uplift/data-client/contract/admin';
import { useEndpoint } from '@uplift/data-client/swr';
import { DateInput } from '@uplift/ui/date-input';
import { Field } from '@uplift/ui/field';
import { Select } from '@uplift/ui/select';
import type { ReactElement } from 'react';
import { LoadFailure } from '../../shell/account/load-failure.tsx';
import type { Form } from '../../shell/form/use-form.ts';
import { useToday } from '../../shell/office-day.ts';

type Name = 'templateId' | 'startsOn';

export interface ProjectStartFieldsProps extends Pick<Form<Name>, 'errors'> {
  control: (name: Name) => { name: string; onInput: () => void };
}

/** Template and start date of a new client's project. Defaults to the first template and today. */
export function ProjectStartFields({ control, errors }: ProjectStartFieldsProps): ReactElement {
  const { data, error, mutate } = useEndpoint(adminEndpoints.listProjectTemplates, {});
  const today = useToday();
  if (error && !data)
    return (
      <LoadFailure
        title="The templates of projects could not be loaded"
        error={error}
        onRetry={() => void mutate()}
      />
    );
  return (
    <>
      <Field label="Project begins with" error={errors.templateId}>
        <Select {...control('templateId')}>
          {data?.data.map(({ id, name, milestones }) => (
            <option key={id} value={id}>
              {name} ({milestones.length} milestones)
            </option>
          ))}
        </Select>
      </Field>
      <Field label="Starts on" error={errors.startsOn}>
        <DateInput defaultValue={today} {...control('startsOn')} />
      </Field>
    </>
  );
}
