/** @jsxImportSource #layered */
'use client';
import {
  type ComponentProps,
  type KeyboardEvent,
  type PointerEvent,
  type ReactElement,
  type ReactNode,
  useId,
  useState,
} from 'react';
import { useMessages } from '../foundations/locale/index.ts';
import { type ChartMessages, chartMessages } from './chart.messages.ts';
import * as styles from './chart.styles.ts';
import {
  type ChartSeries,
  knownValues,
  type LineSeries,
  type Row,
  readValues,
  type Values,
} from './chart-data.ts';
import { ChartNote } from './chart-note.tsx';
import { checkData } from './check-data.ts';
import { type NumberFormat, type NumberFormatProps, numberFormat, useFormatOf } from './number-format.ts';
import { readValue } from './read-value.ts';
import { moveReading, type Reading } from './reading.ts';
import { ReadingLabel } from './reading-label.tsx';
import { seriesColor } from './series-color.ts';
import { type Space, useSpace } from './use-space.ts';
import { ValueTable } from './value-table.tsx';

export interface ChartProps extends Omit<ComponentProps<'figure'>, 'children' | 'title'>, NumberFormatProps {
  /** What the chart shows. Visible, and its accessible name. */
  title: string;
  /** The key message in a sentence or two. Read out with the title. */
  description?: ReactNode;
  /** The unit of the values, shown above the plot, for example `Hours per month`. */
  unit?: string;
  /** The source of the data. */
  source?: ReactNode;
  /** What readers rarely need to know about the data, such as what isn't counted. A button opens it. */
  note?: ReactNode;
  /** What the values belong to: months, years, names. */
  categories: readonly string[];
  /** One or more series of values. */
  series: readonly ChartSeries[];
  /** Height of the plot in px at the default text size. Grows with the text. @default 280 */
  height?: number;
  /** Width of the plot in px until the browser has measured it, as on a server. @default 640 */
  initialWidth?: number;
  /** Overrides the built-in texts. */
  messages?: Partial<ChartMessages>;
}

/** What a chart draws: its data, its format and the available space. */
export interface Canvas extends Space {
  categories: readonly string[];
  rows: readonly Row[];
  /** All known values. */
  known: readonly number[];
  format: NumberFormat;
  reading: Reading | null;
  /** Converts a distance from the inline start to an x position. */
  inline: (distance: number) => number;
}

export interface Drawing {
  marks: ReactNode;
  /** Returns the position of the mark that is being read. Omit it if the marks show all values. */
  locate?: (reading: Reading) => { x: number; y: number };
  /** Returns the reading at a pointer position. */
  find: (x: number, y: number) => Reading;
  /** The totals across series, if they make sense. */
  totals?: Values;
}

export interface ChartFrameProps extends ChartProps {
  series: readonly LineSeries[];
  draw: (canvas: Canvas) => Drawing;
  horizontal?: boolean;
  stacked?: boolean;
  /** The name of the time zone that times are in. */
  zone?: string | undefined;
}

/** The shared parts of all charts: caption, reading by pointer and keyboard, table and source. */
export function ChartFrame({
  title,
  description,
  unit,
  source,
  note,
  categories,
  series,
  height = 280,
  initialWidth = 640,
  messages: ownMessages,
  format: ownFormat,
  currency,
  locale,
  draw,
  horizontal = false,
  stacked = false,
  zone,
  ...props
}: ChartFrameProps): ReactElement {
  checkData(title, categories, series);
  const id = useId();
  const [space, ref] = useSpace(initialWidth, height, props.dir === 'rtl');
  const [held, setHeld] = useState<Reading | null>(null);
  const formatOf = useFormatOf(locale);
  const messages = useMessages('chart', chartMessages, ownMessages);
  const { width, rtl } = space;
  const points = categories.length;
  const rows: Row[] = series.map((one, index) => ({
    ...one,
    values: readValues(one.values, points),
    color: seriesColor(index, one.color),
  }));
  const known = rows.flatMap(({ values }) => knownValues(values));
  const largest = Math.max(...known.map(Math.abs));
  const format = numberFormat(
    { format: ownFormat, currency },
    { formatOf, largest, rtl, missing: messages.missing },
  );
  // The data may have shrunk since the reading was set.
  const reading = held && held.point < points && held.series < rows.length ? held : null;
  const inline = (distance: number): number => (rtl ? width - distance : distance);
  const drawing =
    known.length > 0 ? draw({ ...space, categories, rows, known, format, reading, inline }) : null;
  const all = drawing?.totals
    ? [...rows, { name: messages.total, values: drawing.totals, color: 'transparent' }]
    : rows;
  const read = (row: Row, point: number): string => readValue(row, point, format.exact);
  const row = reading && rows[reading.series];
  const measure = [unit, zone && messages.timeZone(zone)].filter(Boolean).join(' · ');

  function readAtPointer(event: PointerEvent<HTMLElement>): void {
    const { left, top } = event.currentTarget.getBoundingClientRect();
    if (drawing) setHeld(drawing.find(event.clientX - left, event.clientY - top));
  }

  function readWithKey(event: KeyboardEvent<HTMLElement>): void {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const shape = { points, series: rows.length, horizontal, stacked, rtl };
    const next = moveReading(reading, event.key, shape);
    if (next === undefined) return;
    event.preventDefault();
    setHeld(next && { ...next, spoken: true });
  }

  const size = { minBlockSize: `${height / 16}rem` };
  return (
    <figure css={styles.figure} {...props}>
      <figcaption>
        <div data-part="header" css={styles.header}>
          <p data-part="title" css={styles.title}>
            {title}
          </p>
          {note && <ChartNote label={messages.note}>{note}</ChartNote>}
        </div>
        <div id={id}>
          {description && (
            <p data-part="description" css={styles.description}>
              {description}
            </p>
          )}
          {measure && <span>{measure}</span>}
        </div>
      </figcaption>
      {drawing ? (
        <div
          role="application"
          aria-roledescription={messages.chart}
          aria-label={title}
          aria-describedby={id}
          aria-details={`${id}table`}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: Arrow keys move the reading.
          tabIndex={0}
          ref={ref}
          data-part="plot"
          css={styles.plot}
          style={size}
          onKeyDown={readWithKey}
          onBlur={() => setHeld(null)}
          onPointerMove={readAtPointer}
          onPointerDown={readAtPointer}
          onPointerLeave={(event) => {
            // The reading stays visible after the finger is lifted.
            if (event.pointerType !== 'touch') setHeld(null);
          }}
        >
          <svg viewBox={`0 0 ${width} ${space.height}`} aria-hidden>
            {drawing.marks}
          </svg>
          {reading && drawing.locate && (
            <ReadingLabel
              title={categories[reading.point]}
              rows={all}
              read={read}
              reading={reading}
              space={space}
              at={drawing.locate(reading)}
            />
          )}
          <p role="status">
            {row &&
              reading.spoken &&
              [categories[reading.point], rows.length > 1 && row.name, read(row, reading.point)]
                .filter(Boolean)
                .join(', ')}
          </p>
        </div>
      ) : (
        <p data-part="empty" css={styles.empty} style={size}>
          {messages.empty}
        </p>
      )}
      <div data-part="footer" css={styles.foot}>
        {source && <p>{source}</p>}
        {drawing && (
          <ValueTable
            id={`${id}table`}
            title={unit ? `${title} (${unit})` : title}
            categories={categories}
            rows={all}
            read={read}
            messages={messages}
          />
        )}
      </div>
    </figure>
  );
}
