import type { ReportContent } from './report-content.ts';
import {
  type Area,
  drawFoot,
  drawHeading,
  drawMark,
  drawRows,
  hairline,
  ink,
  MARGIN,
  night,
  type Sheet,
} from './sheet.ts';

type Point = readonly [x: number, y: number];

function lineThrough({ document }: Sheet, points: readonly Point[]): void {
  points.forEach(([x, y], index) => {
    if (index === 0) document.moveTo(x, y);
    else document.lineTo(x, y);
  });
}

/** Converts numbers to positions. Infinite ones, of impossible figures, are at the start. */
function scaleOf(least: number, most: number, from: number, to: number): (value: number) => number {
  return (value) => {
    const share = (value - least) / (most - least);
    return from + (Number.isFinite(share) ? share : 0) * (to - from);
  };
}

/** Positions in the chart. */
interface Plot {
  left: number;
  right: number;
  top: number;
  bottom: number;
  atMonth: (month: number) => number;
  atValue: (value: number) => number;
}

function plotOf(
  { low, expected, high }: ReportContent['chart'],
  { x, y, width, height }: Area & { height: number },
): Plot {
  const values = [...low, ...expected, ...high, 0];
  const [least, most] = [Math.min(...values), Math.max(...values)];
  // Room for the value after three years on the right, and for the one at the start below.
  const [right, bottom] = [x + width - 66, y + height];
  return {
    left: x,
    right,
    top: y,
    bottom,
    atMonth: scaleOf(0, expected.length - 1, x, right),
    atValue: scaleOf(least - (most - least) * 0.09, most, bottom, y),
  };
}

/** The band from low to high, the axis, and the line, which is dashed until the build is paid back. */
function drawLines(
  sheet: Sheet,
  { low, expected, high, axis, breakEvenMonth }: ReportContent['chart'],
  plot: Plot,
) {
  const { document } = sheet;
  const { left, right, top, bottom, atMonth, atValue } = plot;
  const points = (course: readonly number[]) =>
    course.map((value, month): Point => [atMonth(month), atValue(value)]);
  lineThrough(sheet, [...points(high), ...points(low).reverse()]);
  document.fill(ink.accentSubtle);
  for (const { month, label } of axis) {
    document.moveTo(atMonth(month), top).lineTo(atMonth(month), bottom);
    document.lineWidth(0.5).strokeColor(ink.border).stroke();
    const align = month === 0 ? 'start' : 'middle';
    sheet.text(label, atMonth(month), bottom + 15, { size: 8.5, color: ink.subtle, align });
  }
  hairline(sheet, left, atValue(0), right - left, ink.borderStrong);
  const turn = breakEvenMonth ?? expected.length - 1;
  lineThrough(sheet, points(expected).slice(0, turn + 1));
  document.lineWidth(1.75).lineJoin('round').dash(4, { space: 3 }).strokeColor(ink.chart6).stroke().undash();
  lineThrough(sheet, points(expected).slice(turn));
  document.lineWidth(2.25).strokeColor(ink.chart1).stroke();
}

/** The values at the start and after each year, next to their points. */
function drawYears(
  { document, text }: Sheet,
  { chart, forecast }: ReportContent,
  { atMonth, atValue }: Plot,
): void {
  const { start, expected } = chart;
  text(start, atMonth(0) + 4, atValue(expected[0] ?? 0) + 13, { face: 'medium', color: ink.muted });
  forecast.lines.slice(1).forEach(({ value }, index) => {
    const month = 12 * (index + 1);
    const net = expected[month] ?? 0;
    const [x, y] = [atMonth(month), atValue(net)];
    const color = net < 0 ? ink.chart6 : ink.chart1;
    document.circle(x, y, 3.5).lineWidth(1.5).fillAndStroke(color, '#fff');
    if (month === 36) text(value, x + 8, y + 3.5, { size: 11, face: 'strong', maxWidth: 66 });
    else if (net < 0) text(value, x + 6, y + 14, { face: 'medium', color: ink.muted, maxWidth: 90 });
    else text(value, x - 6, y - 8, { face: 'medium', align: 'end', maxWidth: 90 });
  });
}

/** When the build is paid back, at the top of the chart where the line is far away. */
function drawBreakEven({ document, text }: Sheet, { chart, forecast }: ReportContent, plot: Plot): void {
  const [{ label, value } = { label: '', value: '' }] = forecast.lines;
  const { breakEvenMonth: month, expected } = chart;
  const x = plot.atMonth(month ?? 0);
  if (month !== null) {
    const y = plot.atValue(0);
    document
      .moveTo(x, plot.top + 2)
      .lineTo(x, y)
      .lineWidth(0.75)
      .strokeColor(ink.accent)
      .stroke();
    document.circle(x, y, 4).lineWidth(2).fillAndStroke('#fff', ink.chart1);
  }
  const isLate = (month ?? 0) > expected.length / 2;
  const style = { size: 10, face: 'strong', color: ink.accent, align: isLate ? 'end' : 'start' } as const;
  text(`${label}: ${value}`, x + (isLate ? -7 : 7), plot.top + (month === null ? 22 : 10), style);
}

/** Value less investment over three years. */
function drawChart(sheet: Sheet, content: ReportContent, area: Area & { height: number }): void {
  const { root, tag, text } = sheet;
  const { chart, forecast } = content;
  const top = drawHeading(sheet, root, forecast, area) + 16;
  const plot = plotOf(chart, { ...area, y: top });
  tag(
    root,
    'Figure',
    () => {
      drawLines(sheet, chart, plot);
      drawYears(sheet, content, plot);
      drawBreakEven(sheet, content, plot);
    },
    { alt: chart.description },
  );
  tag(root, 'P', () => {
    text(chart.caption, plot.left, plot.bottom + 32, { size: 8.5, color: ink.subtle });
  });
}

/** How far the total moves if one figure is a fifth lower or higher. */
function drawSensitivity(
  sheet: Sheet,
  { sensitivity: { lines, ...heading }, swings, estimates }: ReportContent,
  { x, y, width }: Area,
): void {
  const { root, document, decorate, group, tag, text } = sheet;
  const top = drawHeading(sheet, root, heading, { x, y, width });
  const totals = swings.flatMap(({ low, high }) => [low, high]);
  const at = scaleOf(Math.min(...totals), Math.max(...totals), x, x + width);
  const step = 40;
  group(root, 'L', (list) => {
    lines.forEach(({ label, value, unit, caption }, index) => {
      const base = top + step * index + 13;
      const { low = 0, high = 0 } = swings[index] ?? {};
      const [from, to] = [Math.min(low, high), Math.max(low, high)];
      const middle = at(Math.min(to, Math.max(from, estimates[1])));
      decorate(() => {
        document.roundedRect(x, base + 6, width, 6, 2).fill(ink.quiet);
        document.rect(at(from), base + 6, Math.max(0.75, middle - at(from)), 6).fill(ink.accentMuted);
        document.rect(middle, base + 6, Math.max(0.75, at(to) - middle), 6).fill(ink.accent);
        document.rect(middle - 0.5, base + 4, 1, 10).fill(ink.text);
      });
      group(list, 'LI', (item) => {
        tag(item, 'Lbl', () => {
          text(label, x, base, { size: 9, color: ink.muted, maxWidth: width * 0.46 });
        });
        tag(item, 'LBody', () => {
          text(`${value} ${unit}`, x + width, base, {
            size: 9,
            face: 'medium',
            align: 'end',
            maxWidth: width * 0.52,
          });
          text(caption, x, base + 23, { size: 8, color: ink.subtle, maxWidth: width });
        });
      });
    });
  });
}

function drawNextStep(
  sheet: Sheet,
  { nextStep: { title, text: words, book, open, bookUrl, openUrl } }: ReportContent,
  { x, y, width, height }: Area & { height: number },
): void {
  const { root, document, decorate, tag, text, paragraph } = sheet;
  const button = 132;
  decorate(() => {
    document.save().roundedRect(x, y, width, height, 12).clip();
    document.rect(x, y, width, height).fill(night.ground);
    const glow = document
      .radialGradient(x + width, y, 0, x + width, y, width * 0.6)
      .stop(0, night.glow, 1)
      .stop(1, night.glow, 0);
    document.rect(x, y, width, height).fill(glow);
    document.restore();
    document.roundedRect(x + width - button - 24, y + 24, button, 32, 8).fill(night.accent);
  });
  tag(root, 'H2', () => {
    text(title, x + 24, y + 36, {
      face: 'display',
      size: 15,
      color: night.text,
      maxWidth: width - button - 84,
    });
  });
  tag(root, 'P', () => {
    paragraph(words, x + 24, y + 47, width - button - 100, { size: 9.5, color: night.muted });
  });
  tag(root, 'Link', () => {
    text(book, x + width - button / 2 - 24, y + 44, {
      face: 'strong',
      size: 11,
      color: night.onAccent,
      align: 'middle',
      maxWidth: button - 16,
      link: bookUrl,
    });
  });
  tag(root, 'Link', () => {
    const style = {
      size: 8.5,
      color: night.accent,
      align: 'middle',
      maxWidth: button + 28,
      link: openUrl,
    } as const;
    text(open, x + width - button / 2 - 24, y + 74, style);
  });
}

/** Three years, what moves the result, the assumptions, and the next step. */
export function drawSecondPage(sheet: Sheet, content: ReportContent): void {
  const { document, decorate, text } = sheet;
  document.addPage();
  const { width, height } = document.page;
  const full = width - 2 * MARGIN;
  decorate(() => {
    drawMark(sheet, MARGIN, 32, 20);
    text(content.title, MARGIN + 30, 46, { face: 'medium', size: 10 });
    text(content.date, width - MARGIN, 46, { size: 9, color: ink.subtle, align: 'end' });
    hairline(sheet, MARGIN, 66, full);
  });
  const tall = height > 800;
  const chart = tall ? 204 : 172;
  drawChart(sheet, content, { x: MARGIN, y: 100, width: full, height: chart });
  const gap = 40;
  const column = (full - gap) / 2;
  const y = 100 + chart + (tall ? 114 : 110);
  drawSensitivity(sheet, content, { x: MARGIN, y, width: column });
  const { lines, ...heading } = content.assumptions;
  const area = { x: MARGIN + column + gap, y, width: column };
  const below = drawHeading(sheet, sheet.root, heading, area);
  const rows = lines.map(({ label, value, unit, caption }) => ({
    label,
    value,
    unit: '',
    caption: [unit, caption].filter(Boolean).join('  ·  '),
  }));
  drawRows(sheet, sheet.root, rows, { ...area, y: below, step: 32 });
  drawNextStep(sheet, content, { x: MARGIN, y: height - 62 - 100, width: full, height: 92 });
  drawFoot(sheet, content, 1);
}
