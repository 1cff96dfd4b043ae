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

/** The brand's rising steps, as in link previews. */
function drawSteps({ document }: Sheet, right: number, bottom: number): void {
  const [x, unit] = [right - 250, 42];
  const corners = [
    [x, bottom],
    [x, bottom - unit * 1.2],
    [x + 84, bottom - unit * 1.2],
    [x + 84, bottom - unit * 3.2],
    [x + 168, bottom - unit * 3.2],
    [x + 168, bottom - unit * 5.2],
    [right, bottom - unit * 5.2],
  ] as const;
  const path = corners.map(([cx, cy], index) => `${index === 0 ? 'M' : 'L'}${cx} ${cy}`).join('');
  const under = document
    .linearGradient(0, bottom - unit * 5.2, 0, bottom)
    .stop(0, night.accent, 0.16)
    .stop(1, night.accent, 0);
  document.path(`${path}L${right} ${bottom}Z`).fill(under);
  const rise = document
    .linearGradient(x, bottom, right, bottom - unit * 5)
    .stop(0, night.accent, 0)
    .stop(0.5, night.accent, 0.6)
    .stop(1, night.accent, 1);
  document.path(path).lineWidth(1.5).lineJoin('round').stroke(rise);
  const [dotX, dotY] = [x + 168, bottom - unit * 5.2];
  document.circle(dotX, dotY, 8).fillOpacity(0.2).fill(night.accent);
  document.circle(dotX, dotY, 3).fillOpacity(1).fill(night.accent);
}

function drawGround(sheet: Sheet, height: number): void {
  const { document } = sheet;
  const { width } = document.page;
  document.save().rect(0, 0, width, height).clip();
  document.rect(0, 0, width, height).fill(night.ground);
  const glow = document
    .radialGradient(width * 0.86, -20, 0, width * 0.86, -20, width * 0.75)
    .stop(0, night.glow, 1)
    .stop(1, night.glow, 0);
  document.rect(0, 0, width, height).fill(glow);
  document.lineWidth(0.5).strokeColor(night.line).strokeOpacity(0.55);
  for (let x = width - 250 - 42 * 3; x < width; x += 42) document.moveTo(x, 0).lineTo(x, height).stroke();
  document.strokeOpacity(1);
  drawSteps(sheet, width, height);
  document.restore();
}

function drawCover(sheet: Sheet, content: ReportContent, height: number): void {
  const { root, text, tag, decorate, document } = sheet;
  const { width } = document.page;
  decorate(() => {
    drawGround(sheet, height);
    drawMark(sheet, MARGIN, 40, 28);
    text('Uplift', MARGIN + 38, 60, { face: 'display', size: 18, color: night.text, tracking: -0.3 });
  });
  tag(root, 'P', () => {
    const style = { size: 9, color: night.muted, align: 'end' } as const;
    text(`${content.kind}  ·  ${content.date}`, width - MARGIN, 58, style);
  });
  const base = height - 62;
  tag(root, 'H1', () => {
    text(content.title, MARGIN, base - 84, { size: 15, color: night.accent, face: 'medium' });
  });
  const { value, unit } = content.total;
  tag(root, 'P', () => {
    const figure = text(value, MARGIN - 3, base, {
      face: 'display',
      size: 76,
      color: night.text,
      tracking: -2,
      maxWidth: 330,
    });
    text(unit, MARGIN + figure + 4, base, { size: 18, color: night.muted });
  });
  tag(root, 'P', () => {
    text(`${content.total.label}  ·  ${content.paidBack}`, MARGIN, base + 28, {
      size: 12,
      color: night.muted,
    });
  });
}

const ROW = 25;

const partColors: readonly string[] = [ink.chart1, ink.chart2];

function drawReturns(
  sheet: Sheet,
  { returns: { lines, ...heading }, parts }: ReportContent,
  { x, y, width }: Area,
): number {
  const { root, document } = sheet;
  const below = drawHeading(sheet, root, heading, { x, y, width });
  const sum = parts.reduce((all, part) => all + part, 0);
  sheet.decorate(() => {
    document.roundedRect(x, below + 4, width, 12, 3).fill(ink.quiet);
    const gap = parts.every((part) => part > 0) ? 2 : 0;
    let from = x;
    parts.forEach((part, index) => {
      const length = sum > 0 ? (part / sum) * (width - gap) : 0;
      if (length > 0)
        document
          .roundedRect(from, below + 4, length, 12, Math.min(3, length / 2))
          .fill(partColors[index] ?? ink.chart1);
      from += length + gap;
    });
  });
  const rows = lines.map(({ label, value, unit }, index) => ({ label, value, unit, dot: partColors[index] }));
  return drawRows(sheet, root, rows, { x, y: below + 24, width, step: ROW });
}

/** The three estimates, each with a bar of its length. */
function drawEstimates(
  sheet: Sheet,
  { range: { lines, ...heading }, estimates }: ReportContent,
  { x, y, width }: Area,
): void {
  const { root, document, decorate, group, tag, text, paragraph } = sheet;
  const below = drawHeading(sheet, root, heading, { x, y, width }) + 10;
  const gap = 24;
  const column = (width - 2 * gap) / 3;
  const longest = Math.max(...estimates);
  group(root, 'L', (list) => {
    lines.forEach(({ label, value, unit, caption }, index) => {
      const left = x + index * (column + gap);
      const length = longest > 0 ? ((estimates[index] ?? 0) / longest) * column : 0;
      decorate(() => {
        document.roundedRect(left, below, column, 5, 2.5).fill(ink.quiet);
        if (length > 0)
          document
            .roundedRect(left, below, length, 5, Math.min(2.5, length / 2))
            .fill(index === 1 ? ink.accent : ink.accentMuted);
      });
      group(list, 'LI', (item) => {
        tag(item, 'Lbl', () => {
          text(label, left, below + 24, { face: 'medium', color: ink.muted });
        });
        tag(item, 'LBody', () => {
          const figure = text(value, left, below + 50, {
            face: 'display',
            size: 24,
            tracking: -0.5,
            color: index === 1 ? ink.accent : ink.text,
            maxWidth: column - 44,
          });
          text(unit, left + figure + 5, below + 50, { size: 9, color: ink.subtle });
          paragraph(caption, left, below + 62, column, { size: 8.5, color: ink.subtle });
        });
      });
    });
  });
}

/** The result, the figures behind it, what it consists of, and its range. */
export function drawFirstPage(sheet: Sheet, content: ReportContent): void {
  const { document } = sheet;
  document.addPage();
  const { width, height } = document.page;
  // The figures take the same height on any paper.
  const cover = height - 452;
  drawCover(sheet, content, cover);
  const gap = 40;
  const column = (width - 2 * MARGIN - gap) / 2;
  const top = cover + 46;
  const { lines, ...heading } = content.business;
  const below = drawHeading(sheet, sheet.root, heading, { x: MARGIN, y: top, width: column });
  const rows = lines.map(({ label, value, unit }) => ({ label, value, unit }));
  drawRows(sheet, sheet.root, rows, { x: MARGIN, y: below, width: column, step: ROW });
  drawReturns(sheet, content, { x: MARGIN + column + gap, y: top, width: column });
  const estimates = top + 12 + ROW * 5 + 58;
  sheet.decorate(() => hairline(sheet, MARGIN, estimates - 36, width - 2 * MARGIN));
  drawEstimates(sheet, content, { x: MARGIN, y: estimates, width: width - 2 * MARGIN });
  drawFoot(sheet, content, 0);
}
