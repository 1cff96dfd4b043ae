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

const questions = {
  currentRevenue: {
    label: 'Annual revenue',
    hint: 'The last twelve months, roughly.',
    placeholder: '1,000,000',
  },
  totalHeadCount: {
    label: 'Total head count',
    hint: 'Everyone on the team, you included.',
    placeholder: '10',
  },
  busyWorkEmployees: {
    label: 'Employees on busy work',
    hint: 'Copying, chasing, retyping.',
    placeholder: '2',
  },
  hoursPerWeek: {
    label: 'Hours per week',
    hint: 'Per person, 1 to 40.',
    placeholder: '10',
  },
  hourlyRate: {
    label: 'Hourly rate',
    hint: 'Full cost, $10 to $200.',
    placeholder: '25',
  },
} satisfies Record<RoiField, Question>;

/** More digits would be shown with an exponent. */
const MOST_CHARACTERS = 12;

/** The five questions and the button. Its own `form`, unless one of the page is around it. */
export function RoiForm({ calculator, headingLevel, insideForm }: RoiFormProps): ReactElement {
  const headingId = useId();
  const { status, errors, outcome, field, submit } = calculator;
  const calculating = status === 'calculating';

  function question(name: RoiField) {
    const error = errors[name];
    // The hint gives its line to the error, which repeats the limits: so nothing below moves.
    return { label: questions[name].label, ...(error ? { error } : { hint: questions[name].hint }) };
  }

  function control(name: RoiField) {
    return { ...field(name), placeholder: questions[name].placeholder, 'aria-required': true } as const;
  }

  const content: ReactNode = (
    <>
      <Heading level={headingLevel} size="sm" id={headingId} css={styles.title}>
        Your business
      </Heading>
      <div css={styles.fields}>
        <Field {...question('currentRevenue')} css={[styles.field, styles.wide]}>
          <MoneyInput {...control('currentRevenue')} />
        </Field>
        <Field {...question('totalHeadCount')} css={styles.field}>
          <NumberInput
            {...control('totalHeadCount')}
            min={MINIMUM_EMPLOYEES}
            maxLength={MOST_CHARACTERS}
            suffix="people"
            css={styles.withUnit}
          />
        </Field>
        <Field {...question('busyWorkEmployees')} css={styles.field}>
          <NumberInput
            {...control('busyWorkEmployees')}
            min={MINIMUM_EMPLOYEES}
            maxLength={MOST_CHARACTERS}
            suffix="people"
            css={styles.withUnit}
          />
        </Field>
        <Field {...question('hoursPerWeek')} css={styles.field}>
          <NumberInput
            {...control('hoursPerWeek')}
            min={HOURS_PER_WEEK_RANGE.minimum}
            max={HOURS_PER_WEEK_RANGE.maximum}
            step={0.5}
            maxLength={MOST_CHARACTERS}
            suffix="hours/week"
            css={styles.withUnit}
          />
        </Field>
        <Field {...question('hourlyRate')} css={styles.field}>
          <NumberInput
            {...control('hourlyRate')}
            min={HOURLY_RATE_RANGE.minimum}
            max={HOURLY_RATE_RANGE.maximum}
            step={0.5}
            maxLength={MOST_CHARACTERS}
            // Isolated, or a page from right to left would read hour/$.
            suffix={<bdi>$/hour</bdi>}
            css={styles.withUnit}
          />
        </Field>
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

/** Enter in a field calculates, instead of sending the form around. */
function submitOnEnter(submit: () => void) {
  return (event: KeyboardEvent<HTMLElement>): void => {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    submit();
  };
}
