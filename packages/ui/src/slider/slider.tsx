/** @jsxImportSource #layered */
'use client';
import * as Radix from '@radix-ui/react-slider';
import { type ComponentProps, type ReactElement, type Ref, useEffect, useId } from 'react';
import { useFieldGroup } from '../field/index.ts';
import { useMessages } from '../foundations/locale/index.ts';
import { useDirectionOf } from '../internal/direction/use-text-direction.ts';
import type { FormElement } from '../internal/form-value/use-form-element.ts';
import { type FormChange, useFormValue } from '../internal/form-value/use-form-value.ts';
import { LateRef } from './late-ref.tsx';
import { sliderMessages } from './slider.messages.ts';
import * as styles from './slider.styles.ts';

export interface SliderProps
  extends Omit<ComponentProps<'div'>, 'defaultValue' | 'dir' | 'onChange' | 'children' | 'ref'> {
  /** One number per thumb, the smaller first (controlled). Alternative: `defaultValue`. */
  value?: readonly number[];
  /** One or two numbers, set initially and after a form reset. Alternative: `value`. @default [min] */
  defaultValue?: readonly number[];
  /** Called with all numbers while a thumb moves. */
  onValueChange?: (value: number[]) => void;
  /** Called with an event for form libraries, whose target has the `name` and all numbers as `value`. */
  onChange?: (event: FormChange<readonly number[]>) => void;
  /** Called with all numbers when a thumb is released. Use it to load or save data. */
  onValueCommit?: (value: number[]) => void;
  /** Smallest value. @default 0 */
  min?: number | string;
  /** Largest value. @default 100 */
  max?: number | string;
  /**
   * Step of the arrow keys. With Shift, and for Page Up and Page Down, it is ten times as large.
   * @default 1
   */
  step?: number;
  /** Minimum distance between two thumbs, in steps. @default 0 */
  minStepsBetweenThumbs?: number;
  /** Whether the slider is disabled. A disabled `Fieldset` does not affect it. @default false */
  disabled?: boolean;
  /** The name under which the form submits each number. */
  name?: string;
  /** The id of the form, if the slider is outside of it. */
  form?: string;
  /** Formats a number for display next to the track and for screen readers: `$12,000`. @default String */
  formatValue?: (value: number) => string;
  /** Names of two thumbs, appended to the slider's own name. @default ['Minimum', 'Maximum'] */
  thumbLabels?: readonly [string, string];
  /** The root, with the `name`, `value` and `focus()` of a form control. */
  ref?: Ref<FormElement<readonly number[]> & HTMLDivElement>;
}

/** Returns the numbers that a form library writes. */
function toNumbers(value: unknown): readonly number[] | null {
  const numbers = [value].flat().filter((item) => typeof item === 'number');
  return numbers.length > 0 ? numbers : null;
}

/** Detaches Radix from the form. Unlike ours, its reset handling moves focus to the slider. */
const NO_FORM = 'slider-of-no-form';

/**
 * A slider for a number, or with two thumbs for a range, if an approximate value is enough. For an exact
 * number, use `NumberInput`. The surrounding `Field` provides its name and hint. Without a `Field`, name it
 * with `aria-label`.
 */
export function Slider({
  value,
  defaultValue,
  onValueChange,
  onChange,
  onValueCommit,
  min: minimum = 0,
  max: maximum = 100,
  step = 1,
  minStepsBetweenThumbs = 0,
  disabled = false,
  name,
  form,
  formatValue = String,
  thumbLabels,
  ref,
  onBlur,
  onFocusCapture,
  onPointerDownCapture,
  ...props
}: SliderProps): ReactElement {
  const messages = useMessages('slider', sliderMessages);
  const rangeLabels = thumbLabels ?? [messages.minimum, messages.maximum];
  const min = Number(minimum);
  const max = Number(maximum);
  const initial = defaultValue ?? [min];
  const {
    value: values,
    change,
    root,
    ...field
  } = useFormValue<readonly number[], HTMLDivElement>({
    value,
    defaultValue: initial,
    onValueChange: (next) => onValueChange?.([...next]),
    onChange,
    name,
    form,
    ref,
    parse: (next) => toNumbers(next) ?? initial,
    focus: (options) => root.current?.querySelector<HTMLElement>('[role="slider"]')?.focus(options),
  });
  const [direction, readDirection] = useDirectionOf();
  const ownId = useId();

  useEffect(() => readDirection(root.current), [readDirection, root]);

  const {
    id = ownId,
    required: _,
    'aria-invalid': __,
    'aria-label': label,
    'aria-labelledby': labelledBy,
    'aria-describedby': describedBy,
    ...rest
  } = useFieldGroup<typeof props & { required?: boolean }>(props);
  const isRange = values.length > 1;
  const longest = Math.max(formatValue(min).length, formatValue(max).length);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the handlers observe the thumbs
    <div
      ref={field.ref}
      css={styles.slider}
      {...rest}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) onBlur?.(field.withTarget(event));
      }}
      onFocusCapture={(event) => {
        onFocusCapture?.(event);
        readDirection(event.currentTarget);
      }}
      onPointerDownCapture={(event) => {
        onPointerDownCapture?.(event);
        readDirection(event.currentTarget);
      }}
    >
      <Radix.Root
        data-part="control"
        css={styles.control}
        dir={direction}
        form={NO_FORM}
        value={[...values]}
        onValueChange={change}
        onValueCommit={onValueCommit}
        min={min}
        max={max}
        step={step}
        minStepsBetweenThumbs={minStepsBetweenThumbs}
        preserveThumbOrder
        disabled={disabled}
      >
        <Radix.Track data-part="track" css={styles.track}>
          <Radix.Range data-part="range" css={styles.range} />
        </Radix.Track>
        {values.map((number, index) => {
          const thumbId = index === 0 ? id : `${id}-${index}`;
          const thumbLabel = isRange ? rangeLabels[index] : undefined;
          return (
            <Radix.Thumb
              asChild
              // biome-ignore lint/suspicious/noArrayIndexKey: A thumb is identified by its position.
              key={index}
              id={thumbId}
              aria-label={[label, thumbLabel].filter(Boolean).join(', ') || undefined}
              aria-labelledby={labelledBy && [labelledBy, thumbLabel && thumbId].filter(Boolean).join(' ')}
              aria-describedby={describedBy}
              aria-valuetext={formatValue(number)}
            >
              <LateRef data-part="thumb" css={styles.thumb} />
            </Radix.Thumb>
          );
        })}
      </Radix.Root>
      <span
        aria-hidden
        data-part="value"
        css={styles.value}
        style={{ minInlineSize: `min(100%, ${isRange ? 2 * longest + 3 : longest}ch)` }}
      >
        {values.map(formatValue).join(' – ')}
      </span>
      {name &&
        values.map((number, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: A number is identified by its position.
          <input key={index} type="hidden" name={name} form={form} value={number} disabled={disabled} />
        ))}
    </div>
  );
}
