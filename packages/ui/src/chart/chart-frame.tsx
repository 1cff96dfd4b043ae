'use client';
import {
  type ComponentProps,
  type KeyboardEvent,
  type PointerEvent,
  type ReactElement,
  type ReactNode,
  useId,
  useMemo,
  useState,
} from 'react';
import { visuallyHidden } from '../visually-hidden/visually-hidden.styles.ts';
import * as styles from './chart.styles.ts';
import { type ChartSeries, knownValues, type LineSeries } from './chart-data.ts';
import { checkData } from './check-data.ts';
import { columnsOf } from './columns.ts';
import { type NumberFormat, type NumberFormatProps, numberFormat } from './number-format.ts';
import { moveReading, type Reading } from './reading.ts';
import { ReadingLabel } from './reading-label.tsx';
import { type Space, useSpace } from './use-space.ts';
import { ValueTable } from './value-table.tsx';
import { type ChartWords, defaultWords } from './words.ts';

export interface ChartProps extends Omit<ComponentProps<'figure'>, 'children' | 'title'>, NumberFormatProps {
  /** What the chart shows: its name for everyone. */
  title: string;
  /** What there is to see in it, in a sentence or two. Read out with the title. */
  description?: ReactNode;
  /** What the values count, above the plot: `Hours per month`. */
  unit?: string;
  /** Where the figures come from. */
  source?: ReactNode;
  /** What the values belong to: months, years, names. */
  categories: readonly string[];
  /** One or more rows of values. */
  series: readonly ChartSeries[];
  /** Of the plot, in px at the usual size of text. Grows with that. @default 280 */
  height?: number;
  /** The chart's own words, in another language. */
  words?: Partial<ChartWords>;
}

/** What there is to draw into and with. */
export interface Canvas extends Space {
  format: NumberFormat;
  reading: Reading | null;
}

export interface Drawing {
  marks: ReactNode;
  /** Where the mark stands that is being read. */
  locate: (reading: Reading) => { x: number; y: number };
  /** What is read where the pointer is. */
  find: (x: number, y: number) => Reading;
}

export interface ChartFrameProps extends ChartProps {
  series: readonly LineSeries[];
  draw: (canvas: Canvas) => Drawing;
  horizontal?: boolean;
  stacked?: boolean;
}

interface Held extends Reading {
  /** Whether it came by keyboard, so that it is read out. */
  spoken: boolean;
}

/** What all charts share: caption, reading by pointer and keyboard, the table and the source. */
export function ChartFrame({
  title,
  description,
  unit,
  source,
  categories,
  series,
  height = 280,
  words: ownWords,
  format: ownFormat,
  currency,
  locale,
  draw,
  horizontal = false,
  stacked = false,
  ...props
}: ChartFrameProps): ReactElement {
  checkData(title, categories, series);
  const id = useId();
  const { space, ref } = useSpace(height, props.dir === 'rtl');
  const [held, setHeld] = useState<Held | null>(null);
  const words = { ...defaultWords, ...ownWords };
  const points = categories.length;
  const values = series.flatMap(knownValues);
  const largest = Math.max(...values.map(Math.abs));
  const format = useMemo(
    () => numberFormat({ format: ownFormat, currency, locale }, largest, space.rtl),
    [ownFormat, currency, locale, largest, space.rtl],
  );
  const isEmpty = points === 0 || values.length === 0;
  // Data may have become less since.
  const reading = held && held.point < points && held.series < series.length ? held : null;
  const drawing = isEmpty ? null : draw({ ...space, format, reading });
  const columns = columnsOf(series, stacked, format.exact, words);
  const read = reading && columns[reading.series];

  function readAtPointer(event: PointerEvent<HTMLElement>): void {
    const box = event.currentTarget.getBoundingClientRect();
    const found = drawing?.find(
      ((event.clientX - box.left) / box.width) * space.width,
      ((event.clientY - box.top) / box.height) * space.height,
    );
    if (found) setHeld({ ...found, spoken: false });
  }

  function readWithKey(event: KeyboardEvent<HTMLElement>): void {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const shape = { points, series: series.length, horizontal, stacked, rtl: space.rtl };
    const next = moveReading(reading, event.key, shape);
    if (next === undefined) return;
    event.preventDefault();
    setHeld(next && { ...next, spoken: true });
  }

  const blockSize = `${height / 16}rem`;
  return (
    <figure css={styles.figure} {...props}>
      <figcaption>
        <p id={`${id}title`} css={styles.title}>
          {title}
        </p>
        <div id={`${id}about`} css={styles.about}>
          {description && <p>{description}</p>}
          {unit && <p css={styles.unit}>{unit}</p>}
        </div>
      </figcaption>
      {drawing ? (
        <div
          role="application"
          aria-roledescription={words.chart}
          aria-labelledby={`${id}title`}
          aria-describedby={`${id}about`}
          aria-details={`${id}table`}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: Arrow keys move the reading.
          tabIndex={0}
          ref={ref}
          css={styles.plot}
          style={{ blockSize }}
          onKeyDown={readWithKey}
          onBlur={() => setHeld(null)}
          onPointerMove={readAtPointer}
          onPointerDown={readAtPointer}
          onPointerLeave={(event) => {
            // A finger that is lifted leaves the reading there to be looked at.
            if (event.pointerType !== 'touch') setHeld(null);
          }}
        >
          <svg viewBox={`0 0 ${space.width} ${space.height}`} aria-hidden css={styles.drawing}>
            {drawing.marks}
          </svg>
          {reading && (
            <ReadingLabel
              title={categories[reading.point]}
              columns={columns}
              reading={reading}
              space={space}
              at={drawing.locate(reading)}
            />
          )}
          <p role="status" css={visuallyHidden}>
            {reading?.spoken &&
              [categories[reading.point], series.length > 1 && read?.name, read?.read(reading.point)]
                .filter(Boolean)
                .join(', ')}
          </p>
        </div>
      ) : (
        <p css={styles.empty} style={{ blockSize }}>
          {words.empty}
        </p>
      )}
      <div css={styles.foot}>
        {source && <p>{source}</p>}
        {drawing && (
          <ValueTable
            id={`${id}table`}
            title={unit ? `${title} (${unit})` : title}
            categories={categories}
            columns={columns}
            words={words}
          />
        )}
      </div>
    </figure>
  );
}
