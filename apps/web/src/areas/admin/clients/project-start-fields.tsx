import type { ProjectTemplate } from '@uplift/data-client/contract/admin';
import { DateInput } from '@uplift/ui/date-input';
import { Field } from '@uplift/ui/field';
import { Select } from '@uplift/ui/select';
import type { ReactElement } from 'react';
import { useToday } from '../../../app/time/office-day.ts';
import type { Form, FormSchema } from '../../shared/forms/use-form.ts';

type Name = 'templateId' | 'startsOn';

export interface ProjectStartFieldsProps {
  /** The templates to choose from. */
  templates: readonly ProjectTemplate[];
  control: (name: Name) => ReturnType<Form<FormSchema>['control']>;
  errorOf: (name: Name) => string | undefined;
}

/** Template and start date of a new client's project. Defaults to the first template and today. */
export function ProjectStartFields({ templates, control, errorOf }: ProjectStartFieldsProps): ReactElement {
  const today = useToday();
  return (
    <>
      <Field label="Project template" error={errorOf('templateId')}>
        <Select {...control('templateId')}>
          {templates.map(({ id, name, milestones }) => (
            <option key={id} value={id}>
              {name} ({milestones.length} milestones)
            </option>
          ))}
        </Select>
      </Field>
      <Field label="Start date" error={errorOf('startsOn')}>
        <DateInput defaultValue={today} {...control('startsOn')} />
      </Field>
    </>
  );
}
