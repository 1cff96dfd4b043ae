'use client';
import { Slider } from '@uplift/ui/slider';
import type { ReactElement } from 'react';
import { figureKinds } from '../../format.ts';
import type { RoiField, UseRoiCalculatorResult } from '../use-roi-calculator/index.ts';
import { useReportLocale } from '../use-roi-messages.ts';
import * as styles from './rough-slider.styles.ts';
import { placeAmong, stopsOf } from './slider-stops.ts';

export interface RoughSliderProps {
  name: RoiField;
  /** Accessible name, different from the field's label. */
  label: string;
  calculator: UseRoiCalculatorResult;
}

/** A slider for approximate figures. It stops at round numbers and follows the typed value. */
export default function RoughSlider({ name, label, calculator }: RoughSliderProps): ReactElement {
  const { draft, edit } = calculator;
  const format = useReportLocale().formats[figureKinds[name]];
  const stops = stopsOf(name, draft);
  return (
    <Slider
      aria-label={label}
      value={[placeAmong(stops, draft[name])]}
      onValueChange={([place = 0]) => edit({ [name]: stops[place] ?? null })}
      max={stops.length - 1}
      formatValue={(place) => format(stops[place] ?? 0)}
      data-empty={draft[name] === null || undefined}
      css={styles.slider}
    />
  );
}
