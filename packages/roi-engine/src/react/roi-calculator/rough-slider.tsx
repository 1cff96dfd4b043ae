'use client';
import { type CSSProperties, type ReactElement, useEffect, useRef } from 'react';
import { figureKinds } from '../../format.ts';
import type { RoiField, UseRoiCalculatorResult } from '../use-roi-calculator/index.ts';
import { useReportLocale, useRoiMessages } from '../use-roi-messages.ts';
import { EXAMPLE_INPUT } from './example-input.ts';
import * as styles from './rough-slider.styles.ts';
import { placeAmong, stopsOf } from './slider-stops.ts';

interface RoughSliderProps {
  name: RoiField;
  /** Accessible name, different from the field's label. */
  label: string;
  calculator: UseRoiCalculatorResult;
}

/**
 * A slider for approximate figures. It stops at round numbers and follows the typed value, or the example. It is
 * the browser's own control, which moves before hydration, and saves the 14 kB of `Slider`.
 */
export function RoughSlider({ name, label, calculator }: RoughSliderProps): ReactElement {
  const { draft, edit } = calculator;
  const format = useReportLocale().formats[figureKinds[name]];
  const messages = useRoiMessages();
  const stops = stopsOf(name, draft);
  const value = draft[name];
  const place = placeAmong(stops, value ?? EXAMPLE_INPUT[name]);
  const text = format(stops[place] ?? 0);
  const control = useRef<HTMLInputElement>(null);

  const take = (input: HTMLInputElement) => edit({ [name]: stops[input.valueAsNumber] ?? null });

  const rendered = useRef({ place, take });
  useEffect(() => {
    // Visitors can move the server-rendered slider before hydration.
    const input = control.current;
    if (input && input.valueAsNumber !== rendered.current.place) rendered.current.take(input);
  }, []);

  return (
    <input
      ref={control}
      type="range"
      aria-label={label}
      aria-valuetext={value === null ? messages.exampleValue(text) : text}
      max={stops.length - 1}
      value={place}
      onChange={({ currentTarget }) => take(currentTarget)}
      data-empty={value === null || undefined}
      css={styles.slider}
      style={{ '--place': place / (stops.length - 1) } as CSSProperties}
    />
  );
}
