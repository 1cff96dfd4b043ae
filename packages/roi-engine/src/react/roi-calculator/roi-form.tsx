'use client';
import { Button } from '@uplift/ui/button';
import { Field } from '@uplift/ui/field';
import { Heading, type HeadingLevel } from '@uplift/ui/heading';
import { MoneyInput } from '@uplift/ui/money-input';
import { NumberInput } from '@uplift/ui/number-input';
import { type KeyboardEvent, type ReactElement, type ReactNode, useId } from 'react';
import { HOURLY_RATE_RANGE, HOURS_PER_WEEK_RANGE, MINIMUM_EMPLOYEES } from '../../constants.ts';
import type { RoiField, UseRoiCalculatorResult } from '../use-roi-calculator/index.ts';
import * as styles from './roi-form.styles.ts';

interface RoiFormProps {
  calculator: UseRoiCalculatorResult;
  headingLevel: HeadingLevel;
  insideForm: boolean;
}

interface Question {
  label: string;
  hint: string;
  /** An example, shown while the field is empty. */
  placeholder: string;
}

interface NumberQuestion extends Question {
  name: RoiField;
  min: number;
  max?: number;
  step?: number;
  suffix: ReactNode;
}

const revenue: Question = {
  label: 'Annual revenue',
  hint: 'The last twelve months, roughly.',
  placeholder: '1,000,000',
};

const numbers: readonly NumberQuestion[] = [
  {
    name: 'totalHeadCount',
    label: 'Total head count',
    hint: 'Everyone on the team, you included.',
    placeholder: '10',
    min: MINIMUM_EMPLOYEES,
    suffix: 'people',
  },
  {
    name: 'busyWorkEmployees',
    label: 'Employees on busy work',
    hint: 'Copying, chasing, retyping.',
    placeholder: '2',
    min: MINIMUM_EMPLOYEES,
    suffix: 'people',
  },
  {
    name: 'hoursPerWeek',
    label: 'Hours per week',
    hint: 'Per person, 1 to 40.',
    placeholder: '10',
    min: HOURS_PER_WEEK_RANGE.minimum,
    max: HOURS_PER_WEEK_RANGE.maximum,
    step: 0.5,
    suffix: 'hours/week',
  },
  {
    name: 'hourlyRate',
    label: 'Hourly rate',
    hint: 'Full cost, $10 to $200.',
    placeholder: '25',
    min: HOURLY_RATE_RANGE.minimum,
    max: HOURLY_RATE_RANGE.maximum,
    step: 0.5,
    // Isolated, or a page from right to left would read hour/$.
    suffix: <bdi>$/hour</bdi>,
  },
];

/** More digits would be shown with an exponent. */
const MOST_CHARACTERS = 12;

/** The five questions and the button. Its own `form`, unless one of the page is around it. */
export function RoiForm({ calculator, headingLevel, insideForm }: RoiFormProps): ReactElement {
  const headingId = useId();
  const { status, errors, outcome, field, submit } = calculator;
  const calculating = status === 'calculating';

  const content: ReactNode = (
    <>
      <Heading level={headingLevel} size="sm" id={headingId} css={styles.title}>
        Your business
      </Heading>
      <div css={styles.fields}>
        <Field
          label={revenue.label}
          {...help(revenue.hint, errors.currentRevenue)}
          css={[styles.field, styles.wide]}
        >
          <MoneyInput {...field('currentRevenue')} aria-required placeholder={revenue.placeholder} />
        </Field>
        {numbers.map(({ name, label, hint, ...control }) => (
          <Field key={name} label={label} {...help(hint, errors[name])} css={styles.field}>
            <NumberInput
              {...field(name)}
              {...control}
              aria-required
              maxLength={MOST_CHARACTERS}
              css={styles.withUnit}
            />
          </Field>
        ))}
      </div>
      <Button
        type={insideForm ? 'button' : 'submit'}
        size="lg"
        loading={calculating}
        onClick={insideForm ? submit : undefined}
        css={styles.submit}
      >
        {calculating ? 'Calculating...' : outcome ? 'Recalculate' : 'Calculate ROI'}
      </Button>
    </>
  );

  if (insideForm) {
    return (
      // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a legend's look, and a form may not stand in a form.
      <div role="group" aria-labelledby={headingId} css={styles.form} onKeyDown={submitOnEnter(submit)}>
        {content}
      </div>
    );
  }
  return (
    <form
      // Until this code runs, the browser would send the fields and load the page anew. A form of the method dialog
      // outside of a dialog does nothing.
      method="dialog"
      noValidate
      aria-labelledby={headingId}
      css={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      {content}
    </form>
  );
}

/** The error takes the hint's line, and repeats the limits that it gave: so nothing below moves. */
function help(hint: string, error: string | undefined): { hint: string } | { error: string } {
  return error ? { error } : { hint };
}

/** Enter in a field calculates, instead of sending the form around. */
function submitOnEnter(submit: () => void) {
  return (event: KeyboardEvent<HTMLElement>): void => {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    submit();
  };
}
