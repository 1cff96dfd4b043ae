import { createHash } from 'node:crypto';
import { dark } from '@uplift/ui/tokens';
import { brand } from '../../content/brand.ts';

const WIDTH = 1_200;
const HEIGHT = 630;
const MARGIN = 72;

/** Fonts that the server renders with. */
const DISPLAY = 'Instrument Sans';
const TEXT = 'Geist';

/** Text and figures of the image that link previews show for a page. */
export interface SocialCard {
  /** The kind of page. @default none */
  kicker?: string;
  title: string;
  /** A sentence below the title, if there are no figures. */
  text?: string;
  /** At most three. */
  figures?: readonly SocialFigure[];
  /** A promise, shown in gold. */
  promise?: string;
}

export interface SocialFigure {
  value: string;
  label: string;
}

/** A box with CSS and children, in the shape of a React element. */
export interface DrawingNode {
  type: string;
  key: null;
  props: {
    style?: Readonly<Record<string, string | number>>;
    children?: string | readonly (DrawingNode | string)[];
    [attribute: string]: unknown;
  };
}

/** An image that is rendered on request. */
export interface SocialImage {
  /** Changes whenever the image changes. */
  version: string;
  width: number;
  height: number;
  drawing: DrawingNode;
}

type Style = NonNullable<DrawingNode['props']['style']>;

function box(style: Style, ...children: (DrawingNode | string | false)[]): DrawingNode {
  const shown = children.filter((child) => child !== false);
  return { type: 'div', key: null, props: { style: { display: 'flex', ...style }, children: shown } };
}

function words(style: Style, text: string): DrawingNode {
  return { type: 'div', key: null, props: { style: { display: 'block', ...style }, children: text } };
}

function vector(svg: string, width: number, height: number, style: Style = {}): DrawingNode {
  const src = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
  return { type: 'img', key: null, props: { src, width, height, style: { width, height, ...style } } };
}

function range(from: number, to: number, step: number): number[] {
  return Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, index) => from + index * step);
}

/** Rising steps: the brand's promise in one line. Each is at a crossing of grid lines. */
const steps = [
  [936, 630],
  [936, 486],
  [1032, 486],
  [1032, 294],
  [1128, 294],
  [1128, 102],
  [1200, 102],
] as const;

const stepsPath = steps.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('');

/** Background, glow, grid lines and the rising steps. */
const ground = [
  `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">`,
  '<defs>',
  `<radialGradient id="cool" cx="1040" cy="-40" r="760" gradientUnits="userSpaceOnUse"><stop stop-color="${dark.glowCool}"/><stop offset="1" stop-color="${dark.glowCool}" stop-opacity="0"/></radialGradient>`,
  `<radialGradient id="warm" cx="1180" cy="640" r="620" gradientUnits="userSpaceOnUse"><stop stop-color="${dark.glowWarm}" stop-opacity=".9"/><stop offset="1" stop-color="${dark.glowWarm}" stop-opacity="0"/></radialGradient>`,
  '<radialGradient id="fade" cx="1060" cy="250" r="700" gradientUnits="userSpaceOnUse"><stop stop-color="#fff"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient>',
  `<linearGradient id="rise" x1="936" y1="630" x2="1200" y2="80" gradientUnits="userSpaceOnUse"><stop stop-color="${dark.accent}" stop-opacity="0"/><stop offset=".45" stop-color="${dark.accent}" stop-opacity=".55"/><stop offset="1" stop-color="${dark.accent}"/></linearGradient>`,
  `<linearGradient id="under" x1="0" y1="102" x2="0" y2="630" gradientUnits="userSpaceOnUse"><stop stop-color="${dark.accent}" stop-opacity=".16"/><stop offset="1" stop-color="${dark.accent}" stop-opacity="0"/></linearGradient>`,
  `<mask id="near"><rect width="${WIDTH}" height="${HEIGHT}" fill="url(#fade)"/></mask>`,
  '</defs>',
  `<rect width="${WIDTH}" height="${HEIGHT}" fill="${dark.ground}"/>`,
  `<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#cool)"/>`,
  `<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#warm)"/>`,
  `<g mask="url(#near)" stroke="${dark.borderStrong}" stroke-opacity=".34">`,
  ...range(24, WIDTH, 48).map((x) => `<path d="M${x + 0.5} 0V${HEIGHT}"/>`),
  ...range(6, HEIGHT, 48).map((y) => `<path d="M0 ${y + 0.5}H${WIDTH}"/>`),
  '</g>',
  `<path d="${stepsPath}V630Z" fill="url(#under)"/>`,
  `<path d="${stepsPath}" fill="none" stroke="url(#rise)" stroke-width="3" stroke-linejoin="round"/>`,
  `<circle cx="1128" cy="102" r="15" fill="${dark.accent}" fill-opacity=".2"/><circle cx="1128" cy="102" r="6" fill="${dark.accent}"/>`,
  '</svg>',
].join('');

const mark =
  '<svg xmlns="http://www.w3.org/2000/svg" width="48" height="48" viewBox="0 0 48 48" fill="none"><defs>' +
  '<linearGradient id="tile" x1="8" y1="2" x2="40" y2="48" gradientUnits="userSpaceOnUse"><stop stop-color="#4a9bff"/><stop offset="1" stop-color="#0a58ca"/></linearGradient></defs>' +
  '<rect width="48" height="48" rx="13" fill="url(#tile)"/><rect x=".75" y=".75" width="46.5" height="46.5" rx="12.25" stroke="#fff" stroke-opacity=".2" stroke-width="1.5"/>' +
  '<path fill="#fff" stroke="#fff" stroke-linejoin="round" d="M12 17.3 19 14.6V27a5 5 0 0 0 10 0V10.7l7-2.7v19a12 12 0 0 1-24 0Z"/></svg>';

const shield =
  '<svg xmlns="http://www.w3.org/2000/svg" width="160" height="176" viewBox="0 0 160 176" fill="none"><defs>' +
  `<linearGradient id="gold" x1="16" y1="6" x2="144" y2="168" gradientUnits="userSpaceOnUse"><stop stop-color="${dark.goldLight}"/><stop offset=".5" stop-color="${dark.gold}"/><stop offset="1" stop-color="${dark.goldShade}"/></linearGradient></defs>` +
  `<path d="M80 6 144 27v57c0 41-27 67-64 84-37-17-64-43-64-84V27Z" fill="url(#gold)"/><path d="m53 86 20 20L109 66" stroke="${dark.onGold}" stroke-width="13" stroke-linecap="round" stroke-linejoin="round"/></svg>`;

function header(kicker: string | undefined): DrawingNode {
  return box(
    { alignItems: 'center', width: '100%' },
    vector(mark, 52, 52),
    words(
      { marginLeft: 18, fontFamily: DISPLAY, fontWeight: 600, fontSize: 34, letterSpacing: '-0.02em' },
      brand.name,
    ),
    kicker !== undefined &&
      box({ width: 1, height: 30, marginLeft: 26, marginRight: 26, background: dark.borderStrong }),
    kicker !== undefined && words({ fontSize: 26, color: dark.textMuted }, kicker),
  );
}

/** Font size in px. Longer titles get smaller text, so that they take four lines at most. */
function titleSize(title: string): number {
  if (title.length <= 28) return 92;
  if (title.length <= 40) return 76;
  if (title.length <= 52) return 68;
  return title.length <= 84 ? 60 : 50;
}

function titleOf(title: string): DrawingNode {
  return words(
    {
      maxWidth: 848,
      fontFamily: DISPLAY,
      fontWeight: 600,
      fontSize: titleSize(title),
      lineHeight: 1.08,
      letterSpacing: '-0.028em',
      textWrap: 'balance',
    },
    title,
  );
}

function figureOf({ value, label }: SocialFigure, only: boolean): DrawingNode {
  return box(
    only ? { alignItems: 'flex-end' } : { flexDirection: 'column', marginRight: 60 },
    words(
      {
        fontFamily: DISPLAY,
        fontWeight: 600,
        fontSize: only ? (value.length > 8 ? 84 : 104) : 60,
        lineHeight: 1,
        letterSpacing: '-0.028em',
        color: dark.accentText,
      },
      value,
    ),
    words(
      only
        ? {
            marginLeft: 24,
            marginBottom: 12,
            maxWidth: 360,
            fontSize: 30,
            lineHeight: 1.25,
            color: dark.textMuted,
          }
        : { marginTop: 14, fontSize: 24, color: dark.textMuted },
      label,
    ),
  );
}

function promiseOf(promise: string): DrawingNode {
  return box(
    { alignItems: 'center' },
    vector(shield, 58, 64),
    words({ marginLeft: 22, fontSize: 32, fontWeight: 500, color: dark.goldText }, promise),
  );
}

function footer({ figures = [], promise, text }: SocialCard): DrawingNode {
  if (figures.length > 0) return box({}, ...figures.map((figure) => figureOf(figure, figures.length === 1)));
  if (promise !== undefined) return promiseOf(promise);
  return words(
    { maxWidth: 780, fontSize: 29, lineHeight: 1.45, textWrap: 'balance', color: dark.textMuted },
    text ?? '',
  );
}

function drawingOf(card: SocialCard): DrawingNode {
  return box(
    {
      position: 'relative',
      width: WIDTH,
      height: HEIGHT,
      fontFamily: TEXT,
      color: dark.text,
      background: dark.ground,
    },
    vector(ground, WIDTH, HEIGHT, { position: 'absolute', top: 0, left: 0 }),
    box(
      {
        position: 'relative',
        boxSizing: 'border-box',
        flexDirection: 'column',
        justifyContent: 'space-between',
        width: '100%',
        height: '100%',
        padding: `${MARGIN - 8}px ${MARGIN}px ${MARGIN}px`,
      },
      header(card.kicker),
      titleOf(card.title),
      footer(card),
    ),
  );
}

/** Returns the image of a card. */
export function socialImageOf(card: SocialCard): SocialImage {
  const drawing = drawingOf(card);
  const version = createHash('sha256').update(JSON.stringify(drawing)).digest('base64url').slice(0, 16);
  return { version, width: WIDTH, height: HEIGHT, drawing };
}

/** Returns the alternative text of a card's image. */
export function socialImageText({ kicker, title, figures = [], promise, text }: SocialCard): string {
  const sentences = [
    kicker === undefined ? brand.name : `${brand.name}, ${kicker}`,
    title,
    ...figures.map(({ value, label }) => `${value} ${label}`),
    ...(figures.length > 0 ? [] : [promise ?? text]),
  ];
  return sentences
    .filter((sentence) => sentence !== undefined && sentence !== '')
    .map((sentence) => String(sentence).replace(/[.:]$/, ''))
    .join('. ');
}

/** Returns the URL of a page's image: `/social/pricing.png?v=…`. */
export function socialImageAddress(siteUrl: string, address: string, { version }: SocialImage): string {
  const path = address.slice(siteUrl.length).replace(/^\//, '') || 'index';
  return `${siteUrl}/social/${path}.png?v=${version}`;
}
