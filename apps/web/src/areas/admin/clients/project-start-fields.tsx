import type { ProjectTemplate } from '@uplift/data-client/contract/admin';
import { DatePicker } from '@uplift/ui/date-picker';
import { Field } from '@uplift/ui/field';
import { Select } from '@uplift/ui/select';
import type { ReactElement } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { useToday } from '../../../app/time/office-day.ts';
import type { Form, FormSchema } from '../../shared/forms/use-form.ts';

export interface ProjectStartFieldsProps {
  /** The templates to choose from. */
  templates: readonly ProjectTemplate[];
  control: (name: 'templateId') => ReturnType<Form<FormSchema>['control']>;
  register: (name: 'startsOn') => UseFormRegisterReturn;
  errorOf: (name: 'templateId' | 'startsOn') => string | undefined;
}

/** Template and start date of a new client's project. Defaults to the first template and today. */
export function ProjectStartFields({
  templates,
  control,
  register,
  errorOf,
}: ProjectStartFieldsProps): ReactElement {
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
        <DatePicker defaultValue={today} today={today} {...register('startsOn')} />
      </Field>
    </>
  );
}
