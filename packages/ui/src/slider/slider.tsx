'use client';
import * as Radix from '@radix-ui/react-slider';
import { type ComponentProps, type ReactElement, useEffect, useId, useRef, useState } from 'react';
import { useDirectionOf } from '../direction/use-text-direction.ts';
import { useFieldGroup } from '../field/index.ts';
import { onFormReset } from '../form-reset/on-form-reset.ts';
import { useMergedRef } from '../refs/use-merged-ref.ts';
import * as styles from './slider.styles.ts';

export interface SliderProps
  extends Omit<ComponentProps<'div'>, 'defaultValue' | 'dir' | 'onChange' | 'children'> {
  /** One number for each thumb, the smaller first, where the caller keeps them. Use `defaultValue` otherwise. */
  value?: readonly number[];
  /** The numbers at first, and again after a reset of the form: one or two. @default [min] */
  defaultValue?: readonly number[];
  /** Called with all numbers while a thumb moves. */
  onValueChange?: (value: number[]) => void;
  /** Called with all numbers when a thumb is let go: the moment to load or save something. */
  onValueCommit?: (value: number[]) => void;
  /** @default 0 */
  min?: number;
  /** @default 100 */
  max?: number;
  /** What an arrow key adds; with Shift, or Page Up and Page Down, it is ten times that. @default 1 */
  step?: number;
  /** How near two thumbs may come, in steps. @default 0 */
  minStepsBetweenThumbs?: number;
  /** Whether it is out of use. A disabled `Fieldset` does not reach it. @default false */
  disabled?: boolean;
  /** The name under which the form sends each number. */
  name?: string;
  /** The id of the form, where the slider stands outside of it. */
  form?: string;
  /** The words for a number, shown beside the track and read out: `$12,000`. @default String */
  formatValue?: (value: number) => string;
  /** What two thumbs are called, after the slider's own name. @default ['Minimum', 'Maximum'] */
  thumbLabels?: readonly [string, string];
}

/** Keeps Radix away from the form: its reset would pull focus to the slider, and ours does not. */
const NO_FORM = 'slider-of-no-form';

/**
 * A number, or a range with two thumbs, where a rough value will do; for an exact one use `NumberInput`. Its name and
 * hint come from the `Field` around it, or its name from `aria-label`.
 */
export function Slider({
  value,
  defaultValue,
  onValueChange,
  onValueCommit,
  min = 0,
  max = 100,
  step = 1,
  minStepsBetweenThumbs = 0,
  disabled = false,
  name,
  form,
  formatValue = String,
  thumbLabels = ['Minimum', 'Maximum'],
  ref,
  onFocusCapture,
  onPointerDownCapture,
  ...props
}: SliderProps): ReactElement {
  const [own, setOwn] = useState<readonly number[]>(defaultValue ?? [min]);
  const values = value ?? own;
  const initial = useRef(values);
  const root = useRef<HTMLDivElement>(null);
  const mergedRef = useMergedRef(ref, root);
  const [direction, readDirection] = useDirectionOf();
  const ownId = useId();

  function change(next: readonly number[]): void {
    setOwn(next);
    onValueChange?.([...next]);
  }

  useEffect(() => readDirection(root.current), [readDirection]);

  useEffect(() => {
    const owner = form ? document.getElementById(form) : root.current?.closest('form');
    return onFormReset(owner, () => change(initial.current));
  });

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
    <div
      ref={mergedRef}
      css={styles.slider}
      {...rest}
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
        <Radix.Track css={styles.track}>
          <Radix.Range css={styles.range} />
        </Radix.Track>
        {values.map((number, index) => {
          const thumbId = index === 0 ? id : `${id}-${index}`;
          const thumbLabel = isRange ? thumbLabels[index] : undefined;
          return (
            <Radix.Thumb
              // biome-ignore lint/suspicious/noArrayIndexKey: A thumb is its place.
              key={index}
              id={thumbId}
              aria-label={[label, thumbLabel].filter(Boolean).join(', ') || undefined}
              aria-labelledby={labelledBy && [labelledBy, thumbLabel && thumbId].filter(Boolean).join(' ')}
              aria-describedby={describedBy}
              aria-valuetext={formatValue(number)}
              css={styles.thumb}
            />
          );
        })}
      </Radix.Root>
      <span
        aria-hidden
        css={styles.value}
        style={{ minInlineSize: `min(100%, ${isRange ? 2 * longest + 3 : longest}ch)` }}
      >
        {values.map(formatValue).join(' – ')}
      </span>
      {name &&
        values.map((number, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: A number is its place.
          <input key={index} type="hidden" name={name} form={form} value={number} disabled={disabled} />
        ))}
    </div>
  );
}
