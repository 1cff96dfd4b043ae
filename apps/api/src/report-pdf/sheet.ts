import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { ReportSection } from '@uplift/roi-engine';
import { convert } from 'fontverter';
import PDFDocument from 'pdfkit';
import type { ReportContent } from './report-content.ts';

// From packages/ui/src/foundations/tokens/color.ts: the light theme on paper, the dark theme on navy.
export const ink = {
  text: '#0c1729',
  muted: '#3d4c63',
  subtle: '#56657d',
  border: '#dde5ef',
  borderStrong: '#7787a0',
  quiet: '#f4f7fb',
  accent: '#0a58ca',
  accentSubtle: '#e6f0fe',
  accentMuted: '#9fc3f7',
  chart1: '#0a58ca',
  chart2: '#109d7b',
  chart6: '#373d48',
} as const;
export const night = {
  ground: '#0b1220',
  glow: '#12305c',
  line: '#213049',
  text: '#eaf0f9',
  muted: '#b4c1d6',
  accent: '#7ab8ff',
  onAccent: '#06101f',
} as const;

const faces = {
  display: '@fontsource/instrument-sans/files/instrument-sans-latin-600-normal.woff',
  text: '@fontsource/geist/files/geist-latin-400-normal.woff',
  medium: '@fontsource/geist/files/geist-latin-500-normal.woff',
  strong: '@fontsource/geist/files/geist-latin-600-normal.woff',
} as const;

export const MARGIN = 48;

/** A place on the page, in points from its upper left corner. */
export interface Area {
  x: number;
  y: number;
  width: number;
}

type Document = InstanceType<typeof PDFDocument>;
type Element = ReturnType<Document['struct']>;

export interface TextStyle {
  face?: keyof typeof faces;
  size?: number;
  color?: string;
  align?: 'start' | 'middle' | 'end';
  tracking?: number;
  /** Smaller text is set if it would be wider, in points. */
  maxWidth?: number;
  /** Makes the text a link. */
  link?: string;
}

let fonts: Promise<[name: string, font: Buffer][]> | undefined;

/** Unpacked, because pdfkit would inflate a table of a WOFF font again for each glyph, and can't embed WOFF 2. */
function loadFonts() {
  fonts ??= Promise.all(
    Object.entries(faces).map(async ([name, file]): Promise<[string, Buffer]> => {
      const packed = await readFile(fileURLToPath(import.meta.resolve(file)));
      return [name, await convert(packed, 'sfnt')];
    }),
  );
  return fonts;
}

/** Digits of the same width, so that figures in a column align. */
const features: PDFKit.Mixins.OpenTypeFeatures[] = ['kern', 'tnum'];

/** Creates a document with the brand's fonts, and functions that draw tagged text on it. */
export async function createSheet({
  locale,
  paper,
  title,
  day,
}: Pick<ReportContent, 'locale' | 'paper' | 'title' | 'day'>) {
  const document = new PDFDocument({
    size: paper,
    margin: 0,
    autoFirstPage: false,
    tagged: true,
    lang: locale,
    displayTitle: true,
    pdfVersion: '1.7',
    // With a fixed date, the same contents give the same bytes.
    info: { Title: title, Author: 'Uplift', Creator: 'Uplift', CreationDate: new Date(day) },
  });
  for (const [name, font] of await loadFonts()) document.registerFont(name, font);
  const root = document.struct('Document');
  document.addStructure(root);

  function text(
    words: string,
    x: number,
    y: number,
    {
      face = 'text',
      size = 9.5,
      color = ink.text,
      align = 'start',
      tracking = 0,
      maxWidth,
      link,
    }: TextStyle = {},
  ): number {
    document.font(face).fontSize(size).fillColor(color);
    const natural = document.widthOfString(words, { features, characterSpacing: tracking });
    const scale = maxWidth !== undefined && natural > maxWidth ? maxWidth / natural : 1;
    const width = natural * scale;
    document.fontSize(size * scale);
    const left = align === 'start' ? x : align === 'end' ? x - width : x - width / 2;
    document.text(words, left, y, {
      features,
      characterSpacing: tracking * scale,
      lineBreak: false,
      baseline: 'alphabetic',
      ...(link === undefined ? {} : { link }),
    });
    return width;
  }

  return {
    document,
    root,
    /** Adds a part of the document's structure to another. What it draws is its content. */
    tag: (parent: Element, type: string, draw: () => void, options: { alt?: string } = {}): void => {
      parent.add(document.struct(type, options, draw));
    },
    /** Adds a part of the structure that has parts of its own. */
    group: (parent: Element, type: string, add: (element: Element) => void): void => {
      const element = document.struct(type);
      parent.add(element);
      add(element);
      element.end();
    },
    /** Draws what has no meaning for people who can't see it. */
    decorate: (draw: () => void): void => {
      document.markContent('Artifact', { type: 'Layout' });
      draw();
      document.endMarkedContent();
    },
    /** Draws a line of text from its baseline. Returns its width. */
    text,
    /** The width of a line of text. */
    width: (words: string, { face = 'text', size = 9.5 }: TextStyle = {}): number =>
      document.font(face).fontSize(size).widthOfString(words, { features }),
    /** Draws text in lines of a width. Returns the height. */
    paragraph: (
      words: string,
      x: number,
      y: number,
      width: number,
      { face = 'text', size = 9.5, color = ink.muted }: TextStyle = {},
    ): number => {
      const options = { width, lineGap: size * 0.35, features };
      document.font(face).fontSize(size).fillColor(color);
      document.text(words, x, y, options);
      return document.heightOfString(words, options);
    },
  };
}

export type Sheet = Awaited<ReturnType<typeof createSheet>>;

/** The brand's mark: apps/web/public/logo.svg. */
export function drawMark({ document }: Sheet, x: number, y: number, size: number): void {
  document
    .save()
    .translate(x, y)
    .scale(size / 48);
  const tile = document.linearGradient(8, 2, 40, 48).stop(0, '#4a9bff').stop(1, '#0a58ca');
  document.roundedRect(0, 0, 48, 48, 13).fill(tile);
  document
    .path('M12 17.3 19 14.6V27a5 5 0 0 0 10 0V10.7l7-2.7v19a12 12 0 0 1-24 0Z')
    .lineJoin('round')
    .lineWidth(1)
    .fillAndStroke('#fff', '#fff');
  document.restore();
}

export function hairline(
  { document }: Sheet,
  x: number,
  y: number,
  width: number,
  color: string = ink.border,
) {
  document
    .moveTo(x, y)
    .lineTo(x + width, y)
    .lineWidth(0.75)
    .strokeColor(color)
    .stroke();
}

/** Draws a heading and its caption. Returns the position below them. */
export function drawHeading(
  sheet: Sheet,
  parent: Element,
  { title, caption }: Pick<ReportSection, 'title' | 'caption'>,
  { x, y, width }: Area,
): number {
  sheet.tag(parent, 'H2', () => {
    sheet.text(title, x, y, { face: 'display', size: 14, tracking: -0.15, maxWidth: width });
  });
  if (!caption) return y + 12;
  let height = 0;
  sheet.tag(parent, 'P', () => {
    height = sheet.paragraph(caption, x, y + 7, width, { size: 8.5, color: ink.subtle });
  });
  return y + 12 + height;
}

export interface Row {
  label: string;
  value: string;
  unit: string;
  caption?: string;
  /** Color of the dot before the label. */
  dot?: string | undefined;
}

/** Draws rows of a label and a figure. Returns the position below them. */
export function drawRows(
  sheet: Sheet,
  parent: Element,
  rows: readonly Row[],
  { x, y, width, step }: Area & { step: number },
): number {
  sheet.group(parent, 'L', (list) => {
    rows.forEach(({ label, value, unit, caption, dot }, index) => {
      const base = y + step * index + (caption ? 13 : step * 0.62);
      sheet.decorate(() => {
        if (index > 0) hairline(sheet, x, y + step * index, width);
        if (dot) sheet.document.roundedRect(x, base - 6.5, 7, 7, 2).fill(dot);
      });
      const quiet = { size: 8.5, color: ink.subtle };
      sheet.group(list, 'LI', (item) => {
        const left = x + (dot ? 13 : 0);
        let used = left - x;
        sheet.tag(item, 'Lbl', () => {
          used += sheet.text(label, left, base, { color: ink.muted, maxWidth: width * 0.62 });
        });
        sheet.tag(item, 'LBody', () => {
          const room = width - used - 10;
          const unitWidth = unit ? sheet.width(unit, quiet) + 4 : 0;
          const valueWidth = sheet.text(value, x + width - unitWidth, base, {
            face: 'strong',
            size: 10.5,
            align: 'end',
            maxWidth: Math.max(30, room - unitWidth),
          });
          if (unit)
            sheet.text(unit, x + width, base, { ...quiet, align: 'end', maxWidth: room - valueWidth });
          if (caption) sheet.text(caption, x, base + 11, { ...quiet, size: 8, maxWidth: width });
        });
      });
    });
  });
  return y + step * rows.length;
}

/** Draws the foot of a page. */
export function drawFoot(sheet: Sheet, { site, disclaimer, pages }: ReportContent, page: 0 | 1): void {
  const { document } = sheet;
  const { width, height } = document.page;
  const y = height - 30;
  sheet.decorate(() => {
    hairline(sheet, MARGIN, y - 16, width - 2 * MARGIN);
    const style = { size: 8, color: ink.subtle };
    const name = sheet.text('Uplift', MARGIN, y, { ...style, face: 'strong', color: ink.text });
    sheet.text(`${site}  ·  ${disclaimer}`, MARGIN + name + 8, y, { ...style, maxWidth: 380 });
    sheet.text(pages[page], width - MARGIN, y, { ...style, align: 'end' });
  });
}
