'use client';
import { Field } from '@uplift/ui/field';
import { MoneyInput } from '@uplift/ui/money-input';
import { NumberInput } from '@uplift/ui/number-input';
import type { ComponentProps, ReactElement, ReactNode } from 'react';
import type { RoiField, UseRoiCalculatorResult } from '../use-roi-calculator/index.ts';
import { useReportLocale } from '../use-roi-messages.ts';
import * as styles from './question.styles.ts';
import { RoughSlider } from './rough-slider.tsx';

/** Texts and number format of one question. */
export interface QuestionText {
  name: RoiField;
  hint: string;
  /** Example shown while the field is empty. */
  placeholder: string;
  /** Accessible name of the slider, different from the field's label. */
  roughly: string;
  /** Number format of the field. Without it, the field takes an amount of money. */
  number?: { min: number; max?: number; step?: number; suffix: ReactNode };
}

interface QuestionProps extends ComponentProps<'div'> {
  text: QuestionText;
  calculator: UseRoiCalculatorResult;
}

/** Longer values would be shown with an exponent. */
const MOST_CHARACTERS = 12;

/** A field for the exact figure and a slider for an approximate one. */
export function Question({ text, calculator, ...props }: QuestionProps): ReactElement {
  const { name, hint, placeholder, roughly, number } = text;
  const { errors, field } = calculator;
  const { label } = useReportLocale().messages.inputs[name];
  const error = errors[name];
  return (
    <div css={styles.question} {...props}>
      {/* The error replaces the hint and repeats its limits, so nothing below moves. */}
      <Field label={label} {...(error ? { error } : { hint })} css={styles.field}>
        {number ? (
          <NumberInput
            {...field(name)}
            {...number}
            aria-required
            maxLength={MOST_CHARACTERS}
            placeholder={placeholder}
          />
        ) : (
          <MoneyInput {...field(name)} aria-required placeholder={placeholder} />
        )}
      </Field>
      <RoughSlider name={name} label={roughly} calculator={calculator} />
    </div>
  );
}
