'use client';
import { Button } from '@uplift/ui/button';
import { isComposing } from '@uplift/ui/composition';
import { Heading, type HeadingLevel } from '@uplift/ui/heading';
import { type KeyboardEvent, type ReactElement, type ReactNode, useId } from 'react';
import { HOURLY_RATE_RANGE, HOURS_PER_WEEK_RANGE, MINIMUM_EMPLOYEES } from '../../constants.ts';
import type { UseRoiCalculatorResult } from '../use-roi-calculator/index.ts';
import { Question, type QuestionText } from './question.tsx';
import * as styles from './roi-form.styles.ts';

interface RoiFormProps {
  calculator: UseRoiCalculatorResult;
  headingLevel: HeadingLevel;
  insideForm: boolean;
}

const questions: readonly QuestionText[] = [
  {
    name: 'currentRevenue',
    hint: 'The last twelve months, roughly.',
    placeholder: '1,000,000',
    roughly: 'Revenue, roughly',
  },
  {
    name: 'totalHeadCount',
    hint: 'Everyone on the team, you included.',
    placeholder: '10',
    roughly: 'People, roughly',
    number: { min: MINIMUM_EMPLOYEES, suffix: 'people' },
  },
  {
    name: 'busyWorkEmployees',
    hint: 'Copying, chasing, retyping.',
    placeholder: '2',
    roughly: 'Busy people, roughly',
    number: { min: MINIMUM_EMPLOYEES, suffix: 'people' },
  },
  {
    name: 'hoursPerWeek',
    hint: 'Per person, 1 to 40.',
    placeholder: '10',
    roughly: 'Hours, roughly',
    number: {
      min: HOURS_PER_WEEK_RANGE.minimum,
      max: HOURS_PER_WEEK_RANGE.maximum,
      step: 0.5,
      suffix: 'hours/week',
    },
  },
  {
    name: 'hourlyRate',
    hint: 'Full cost, $10 to $200.',
    placeholder: '25',
    roughly: 'Rate, roughly',
    number: {
      min: HOURLY_RATE_RANGE.minimum,
      max: HOURLY_RATE_RANGE.maximum,
      step: 0.5,
      // Isolated: otherwise right-to-left pages show hour/$.
      suffix: <bdi>$/hour</bdi>,
    },
  },
];

/** The five questions and the submit button, in a `form` unless the page already provides one. */
export function RoiForm({ calculator, headingLevel, insideForm }: RoiFormProps): ReactElement {
  const headingId = useId();
  const { status, outcome, submit } = calculator;
  const calculating = status === 'calculating';

  const content: ReactNode = (
    <>
      <Heading level={headingLevel} size="sm" id={headingId} css={styles.title}>
        Your business
      </Heading>
      <div css={styles.fields}>
        {questions.map((text) => (
          <Question
            key={text.name}
            text={text}
            calculator={calculator}
            css={text.number ? undefined : styles.wide}
          />
        ))}
      </div>
      <Button
        type={insideForm ? 'button' : 'submit'}
        size="lg"
        loading={calculating}
        loadingLabel="Calculating..."
        onClick={insideForm ? submit : undefined}
        css={styles.submit}
      >
        {outcome ? 'Recalculate' : 'Calculate ROI'}
      </Button>
    </>
  );

  if (insideForm) {
    return (
      // biome-ignore lint/a11y/useSemanticElements: a fieldset adds a legend's look, and forms can't nest.
      <div role="group" aria-labelledby={headingId} css={styles.form} onKeyDown={submitOnEnter(submit)}>
        {content}
      </div>
    );
  }
  return (
    <form
      // Before hydration, the browser would submit the fields and reload the page. A form with the method
      // dialog outside a dialog does nothing.
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

/** Makes Enter in a field calculate instead of submitting the surrounding form. */
function submitOnEnter(submit: () => void) {
  return (event: KeyboardEvent<HTMLElement>): void => {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
    if (isComposing(event.nativeEvent)) return;
    event.preventDefault();
    submit();
  };
}
