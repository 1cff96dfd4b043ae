'use client';
import { Button } from '@uplift/ui/button';
import { Field } from '@uplift/ui/field';
import { MoneyInput } from '@uplift/ui/money-input';
import { NumberInput } from '@uplift/ui/number-input';
import { Text } from '@uplift/ui/text';
import { type KeyboardEvent, type ReactElement, useId } from 'react';
import { ASSUMPTION_FIELDS, type Assumptions, DEFAULTS } from '../../constants.ts';
import { figureKinds } from '../../format.ts';
import type { UseRoiCalculatorResult } from '../use-roi-calculator/index.ts';
import { useReportLocale, useRoiMessages } from '../use-roi-messages.ts';
import * as styles from './assumption-fields.styles.ts';

/** How an assumption is entered. Assumptions without an entry are amounts of money. */
const numbers: Partial<
  Record<keyof Assumptions, { percent?: true; step: number; suffix: '%' | 'times' | 'weeks' }>
> = {
  revenueFactor: { percent: true, step: 0.5, suffix: '%' },
  multiplierStep: { percent: true, step: 0.5, suffix: '%' },
  multiplierLimit: { step: 0.5, suffix: 'times' },
  efficiencyFactor: { percent: true, step: 0.5, suffix: '%' },
  weeksPerYear: { step: 1, suffix: 'weeks' },
};

/** Percentages have enough decimals to lose none while typing, and no floating-point noise. */
const DECIMALS = 10_000;

function times(value: number | null, factor: number): number | null {
  return value === null ? null : Math.round(value * factor * DECIMALS) / DECIMALS;
}

interface AssumptionFieldProps {
  name: keyof Assumptions;
  calculator: UseRoiCalculatorResult;
}

function AssumptionField({ name, calculator }: AssumptionFieldProps): ReactElement {
  const { assumptions, assumptionLimits, assumptionErrorCodes, assume } = calculator;
  const messages = useRoiMessages();
  const { messages: labels, formats } = useReportLocale();
  const { label, unit } = labels.assumptions[name];
  const format = formats[figureKinds[name]];
  const { minimum, maximum } = assumptionLimits[name];
  const given = assumptions[name];
  const value = given === undefined ? DEFAULTS[name] : given;
  const help = assumptionErrorCodes[name]
    ? { error: messages.assumptionLimits(format(minimum), format(maximum)) }
    : { hint: messages.usually(format(DEFAULTS[name]), unit) };
  const number = numbers[name];
  const factor = number?.percent ? 100 : 1;
  return (
    <Field label={label} {...help}>
      {number ? (
        <NumberInput
          value={times(value, factor)}
          onValueChange={(next) => assume({ [name]: next === null ? null : next / factor })}
          min={minimum * factor}
          max={maximum * factor}
          step={number.step}
          suffix={number.suffix === '%' ? '%' : messages[number.suffix]}
        />
      ) : (
        <MoneyInput value={value} onValueChange={(next) => assume({ [name]: next })} />
      )}
    </Field>
  );
}

export interface AssumptionFieldsProps {
  calculator: UseRoiCalculatorResult;
}

/** Keeps Enter from submitting the page's form: the result has already updated. */
function keepForm(event: KeyboardEvent): void {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault();
}

/** Fields for the assumptions, with a reset button. Changes update the result immediately. */
export function AssumptionFields({ calculator }: AssumptionFieldsProps): ReactElement {
  const messages = useRoiMessages();
  const titleId = useId();
  const { assumptions, forgetAssumptions } = calculator;
  const unchanged = ASSUMPTION_FIELDS.every(
    (name) => assumptions[name] === undefined || assumptions[name] === DEFAULTS[name],
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a legend's look.
    <div role="group" aria-labelledby={titleId} css={styles.assumptions} onKeyDown={keepForm}>
      <div css={styles.header}>
        <div>
          <p id={titleId} css={styles.title}>
            {messages.ownAssumptions}
          </p>
          <Text size="sm" tone="muted">
            {messages.assumptionsText}
          </Text>
        </div>
        {/* Stays focusable when there is nothing to reset, so that it keeps focus. */}
        <Button variant="secondary" size="sm" aria-disabled={unchanged} onClick={forgetAssumptions}>
          {messages.resetAssumptions}
        </Button>
      </div>
      <div css={styles.fields}>
        {ASSUMPTION_FIELDS.map((name) => (
          <AssumptionField key={name} name={name} calculator={calculator} />
        ))}
      </div>
    </div>
  );
}
