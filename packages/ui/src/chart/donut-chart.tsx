'use client';
import { arc, pie } from 'd3-shape';
import type { ReactElement } from 'react';
import type { ChartColor } from './chart-data.ts';
import { type Canvas, ChartFrame, type ChartProps, type Drawing } from './chart-frame.tsx';
import { useFormatOf } from './number-format.ts';
import { seriesColor } from './series-color.ts';
import { textWidth, truncate, widestOf } from './text-width.ts';
import { within } from './within.ts';

export interface DonutPart {
  name: string;
  /** Zero or more. `null` if unknown. */
  value: number | null;
  /** @default its place among the parts */
  color?: ChartColor;
}

export interface DonutChartProps extends Omit<ChartProps, 'categories' | 'series'> {
  /** The parts of the whole, in the order to show them. At most six can be told apart. */
  parts: readonly DonutPart[];
  /** What the values count, such as `Leads`. Shown below the sum in the middle, and above the table's values. */
  label: string;
  /** The text in the middle, in place of the sum. */
  center?: string;
  /** @default 240 */
  height?: number;
}

/** Inner radius of the ring, as a share of the outer one. */
const HOLE = 0.68;
/** Angle between the parts, in radians. */
const SEAM = 0.02;
/** Height of the line of a part, in em. */
const LINE = 1.9;
/** Distances of the labels: from the ring, and from the stroke in the part's color to its name, in em. */
const GAP = 2.5;
const TO_TEXT = 0.8;
/** Maximum width of a name next to the ring, in em. */
const WIDEST = 16;

interface Looks {
  colors: readonly (string | undefined)[];
  center: string | undefined;
  percent: Intl.NumberFormat;
}

function drawRing(canvas: Canvas, { colors, center, percent }: Looks): Drawing {
  const { categories, rows, width, height, em, rtl, format, reading, inline } = canvas;
  const values = categories.map((_, point) => Math.max(0, rows[0]?.values[point] ?? 0));
  const sum = values.reduce((total, value) => total + value, 0);
  const share = (point: number): string => {
    const text = percent.format(sum > 0 ? (values[point] ?? 0) / sum : 0);
    return rtl ? `\u2068${text}\u2069` : text;
  };
  const texts = categories.map(
    (_, point) => `${format.short(rows[0]?.values[point] ?? null)} · ${share(point)}`,
  );

  const namesRoom = Math.min(widestOf(categories, em), WIDEST * em);
  const listWidth = (TO_TEXT + 2) * em + namesRoom + widestOf(texts, em);
  const isSideBySide = width >= height + GAP * em + listWidth;
  const listHeight = LINE * em * categories.length;
  const size = Math.max(6 * em, isSideBySide ? height : Math.min(width, height - listHeight - em));
  const radius = size / 2;
  const middle = isSideBySide ? inline(radius) : width / 2;
  const listStart = isSideBySide ? size + GAP * em : 0;
  const listEnd = isSideBySide ? listStart + listWidth : width;
  const listTop = isSideBySide ? (height - listHeight) / 2 : size + em;
  const lineAt = (point: number): number => listTop + LINE * em * (point + 0.5);

  const ring = arc<{ startAngle: number; endAngle: number }>()
    .innerRadius(radius * HOLE)
    .outerRadius(radius)
    .cornerRadius(2);
  const parts = pie<number>()
    .sort(null)
    .padAngle(values.filter(Boolean).length > 1 ? SEAM : 0)(values);
  const read = reading?.point;
  const large = center && read === undefined ? center : read === undefined ? format.short(sum) : share(read);
  const small = read === undefined ? (rows[0]?.name ?? '') : (categories[read] ?? '');
  const room = 2 * radius * HOLE * 0.8;
  const largeSize = Math.min(2.25, room / textWidth(large, em));

  return {
    marks: [
      <g key="ring" transform={`translate(${middle} ${radius})`}>
        {parts.map((part, point) => (
          <g
            // biome-ignore lint/suspicious/noArrayIndexKey: Names may repeat, positions don't.
            key={point}
            data-read={reading && point === read}
            color={colors[point]}
          >
            <path d={ring(part) ?? ''} />
          </g>
        ))}
        <text textAnchor="middle" dy="-0.05em" style={{ fontSize: `${largeSize}em` }}>
          {large}
        </text>
        <text textAnchor="middle" dy="1.5em">
          <tspan>{truncate(small, room, em)}</tspan>
        </text>
      </g>,
      categories.map((name, point) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: Names may repeat, positions don't.
        <g key={point} color={colors[point]}>
          <path
            d={`M${inline(listStart + 2)},${lineAt(point) - em / 2}v${em}`}
            stroke="currentColor"
            strokeWidth="3"
            strokeLinecap="round"
          />
          <text x={inline(listStart + TO_TEXT * em)} y={lineAt(point)} dy="0.35em">
            <tspan data-read={point === read}>
              {truncate(
                name,
                listEnd - listStart - (TO_TEXT + 1) * em - textWidth(texts[point] ?? '', em) + 1,
                em,
              )}
            </tspan>
          </text>
          <text x={inline(listEnd)} y={lineAt(point)} dy="0.35em" textAnchor="end">
            {texts[point]}
          </text>
        </g>
      )),
    ],
    find: (x, y) => {
      const distance = Math.hypot(x - middle, y - radius);
      // Clockwise from the top.
      const angle = (Math.atan2(x - middle, radius - y) + 2 * Math.PI) % (2 * Math.PI);
      const inRing = parts.findIndex(({ endAngle }) => angle < endAngle);
      const inList = within(Math.floor((y - listTop) / (LINE * em)), categories.length);
      return { point: distance <= radius && inRing >= 0 ? inRing : inList, series: 0 };
    },
  };
}

/** Shows the parts of a whole, with its sum in the middle and the share of each part next to its name. */
export function DonutChart({ parts, label, center, height = 240, ...props }: DonutChartProps): ReactElement {
  const formatOf = useFormatOf(props.locale);
  const looks = {
    colors: parts.map(({ color }, index) => seriesColor(index, color)),
    center,
    percent: formatOf({ style: 'percent' }),
  };
  return (
    <ChartFrame
      categories={parts.map(({ name }) => name)}
      series={[{ name: label, values: parts.map(({ value }) => value) }]}
      horizontal
      height={height}
      draw={(canvas) => drawRing(canvas, looks)}
      {...props}
    />
  );
}
