'use client';
import { Slider } from '@uplift/ui/slider';
import type { ReactElement } from 'react';
import { figureKinds } from '../../format.ts';
import type { RoiField, UseRoiCalculatorResult } from '../use-roi-calculator/index.ts';
import { useReportLocale, useRoiMessages } from '../use-roi-messages.ts';
import { EXAMPLE_INPUT } from './example-input.ts';
import * as styles from './rough-slider.styles.ts';
import { placeAmong, stopsOf } from './slider-stops.ts';

export interface RoughSliderProps {
  name: RoiField;
  /** Accessible name, different from the field's label. */
  label: string;
  calculator: UseRoiCalculatorResult;
}

/** A slider for approximate figures. It stops at round numbers and follows the typed value, or the example. */
export default function RoughSlider({ name, label, calculator }: RoughSliderProps): ReactElement {
  const { draft, edit } = calculator;
  const format = useReportLocale().formats[figureKinds[name]];
  const messages = useRoiMessages();
  const stops = stopsOf(name, draft);
  const value = draft[name];
  return (
    <Slider
      aria-label={label}
      value={[placeAmong(stops, value ?? EXAMPLE_INPUT[name])]}
      onValueChange={([place = 0]) => edit({ [name]: stops[place] ?? null })}
      max={stops.length - 1}
      formatValue={(place) => {
        const text = format(stops[place] ?? 0);
        return value === null ? messages.exampleValue(text) : text;
      }}
      data-empty={value === null || undefined}
      css={styles.slider}
    />
  );
}
