'use client';
import { Button } from '@uplift/ui/button';
import { isComposing } from '@uplift/ui/composition';
import { Heading, type HeadingLevel } from '@uplift/ui/heading';
import { useLocale } from '@uplift/ui/locale';
import { type KeyboardEvent, type ReactElement, type ReactNode, useId, useRef } from 'react';
import { HOURLY_RATE_RANGE, HOURS_PER_WEEK_RANGE, INPUT_FIELDS, MINIMUM_EMPLOYEES } from '../../constants.ts';
import type { RoiField, UseRoiCalculatorResult } from '../use-roi-calculator/index.ts';
import { formatLimits, useReportLocale, useRoiMessages } from '../use-roi-messages.ts';
import { EXAMPLE_INPUT } from './example-input.ts';
import { ExampleOffer } from './example-offer.tsx';
import { Question, type QuestionText } from './question.tsx';
import * as styles from './roi-form.styles.ts';

interface RoiFormProps {
  calculator: UseRoiCalculatorResult;
  headingLevel: HeadingLevel;
  insideForm: boolean;
}

/** Returns the texts of the five questions, in the language and the currency of the page. */
function useQuestions(): QuestionText[] {
  const messages = useRoiMessages();
  const { formats } = useReportLocale();
  const { currencyFormat } = useLocale();
  const sign = currencyFormat()
    .formatToParts(0)
    .find(({ type }) => type === 'currency');
  const people = { min: MINIMUM_EMPLOYEES, suffix: messages.people };
  const numbers: Partial<Record<RoiField, QuestionText['number']>> = {
    totalHeadCount: people,
    busyWorkEmployees: people,
    hoursPerWeek: {
      min: HOURS_PER_WEEK_RANGE.minimum,
      max: HOURS_PER_WEEK_RANGE.maximum,
      step: 0.5,
      suffix: messages.hoursPerWeek,
    },
    hourlyRate: {
      min: HOURLY_RATE_RANGE.minimum,
      max: HOURLY_RATE_RANGE.maximum,
      step: 0.5,
      // Isolated: otherwise right-to-left pages show hour/$.
      suffix: <bdi>{`${sign?.value ?? ''}${messages.perHour}`}</bdi>,
    },
  };
  return INPUT_FIELDS.map((name) => ({
    name,
    hint: messages.hints[name](formatLimits(name, formats)),
    placeholder: formats.number(EXAMPLE_INPUT[name]),
    roughly: messages.sliders[name],
    ...(numbers[name] && { number: numbers[name] }),
  }));
}

/** The five questions and the submit button, in a `form` unless the page already provides one. */
export function RoiForm({ calculator, headingLevel, insideForm }: RoiFormProps): ReactElement {
  const headingId = useId();
  const messages = useRoiMessages();
  const questions = useQuestions();
  const button = useRef<HTMLButtonElement>(null);
  const { status, draft, errors, outcome, edit, submit } = calculator;
  const calculating = status === 'calculating';
  const isEmpty = INPUT_FIELDS.every((name) => draft[name] === null);

  function fillExample(): void {
    edit(EXAMPLE_INPUT);
    // The button that did it disappears.
    button.current?.focus();
  }

  const content: ReactNode = (
    <>
      <Heading level={headingLevel} size="sm" id={headingId} css={styles.title}>
        {messages.title}
      </Heading>
      {isEmpty && Object.keys(errors).length > 0 && <ExampleOffer onAccept={fillExample} />}
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
        ref={button}
        // After a result, what to do with it matters more.
        variant={outcome ? 'secondary' : 'primary'}
        type={insideForm ? 'button' : 'submit'}
        size="lg"
        loading={calculating}
        loadingLabel={messages.calculating}
        onClick={insideForm ? submit : undefined}
        css={styles.submit}
      >
        {outcome ? messages.recalculate : messages.calculate}
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
