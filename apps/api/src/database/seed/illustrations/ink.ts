/** The palette and line weight of all illustrations: azure lines on navy, pale ones behind them. */
const GROUND = '#0b1220';
const PANEL = '#111c2e';
const AZURE = '#7ab8ff';
const PALE = '#b4c1d6';
const LINE_WEIGHT = 3;

/** An SVG fragment. */
export type Shape = string;

/** How a closed shape is filled: not at all, opaque like paper, or with a light azure. */
export type Fill = 'none' | 'paper' | 'tint' | 'solid';

const fills: Readonly<Record<Fill, string>> = {
  none: '',
  paper: ` fill="${PANEL}"`,
  tint: ` fill="${AZURE}" fill-opacity=".16"`,
  solid: ` fill="${AZURE}"`,
};

/** Rounds coordinates to a tenth of a unit, which is finer than visible. */
function round(value: number): number {
  return Math.round(value * 10) / 10;
}

export function line(x1: number, y1: number, x2: number, y2: number): Shape {
  return `<path d="M${round(x1)} ${round(y1)}L${round(x2)} ${round(y2)}"/>`;
}

export function path(data: string, fill: Fill = 'none'): Shape {
  return `<path d="${data}"${fills[fill]}/>`;
}

export function box(
  x: number,
  y: number,
  width: number,
  height: number,
  radius = 8,
  fill: Fill = 'none',
): Shape {
  return `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" rx="${radius}"${fills[fill]}/>`;
}

export function circle(x: number, y: number, radius: number, fill: Fill = 'none'): Shape {
  return `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}"${fills[fill]}/>`;
}

/** Shapes in the azure line, for what matters. */
export function azure(...shapes: Shape[]): Shape {
  return `<g stroke="${AZURE}">${shapes.join('')}</g>`;
}

/** Shapes in the pale line, for the surroundings. */
export function pale(...shapes: Shape[]): Shape {
  return `<g stroke="${PALE}" stroke-opacity=".55">${shapes.join('')}</g>`;
}

/** Shapes as a dashed line, for what happens automatically. */
export function dashed(...shapes: Shape[]): Shape {
  return `<g stroke-dasharray="1 10">${shapes.join('')}</g>`;
}

export function at(x: number, y: number, ...shapes: Shape[]): Shape {
  return `<g transform="translate(${round(x)} ${round(y)})">${shapes.join('')}</g>`;
}

/** A tick, centered. */
export function tick(x: number, y: number, size = 10): Shape {
  return path(
    `M${round(x - size)} ${round(y)}l${round(size * 0.7)} ${round(size * 0.7)} ${round(size * 1.3)} ${round(-size * 1.4)}`,
  );
}

/** Lines of writing with the given widths, one below the other. */
export function writing(x: number, y: number, widths: readonly number[], pitch = 18): Shape {
  return widths.map((width, index) => line(x, y + index * pitch, x + width, y + index * pitch)).join('');
}

/** An arrowhead at a point, rotated by an angle in degrees (0 points right, 90 down). */
export function arrowHead(x: number, y: number, angle: number, size = 11): Shape {
  const wing = (turn: number) => {
    const radians = ((angle + turn) * Math.PI) / 180;
    return `${round(x + Math.cos(radians) * size)} ${round(y + Math.sin(radians) * size)}`;
  };
  return path(`M${wing(145)}L${round(x)} ${round(y)}L${wing(-145)}`);
}

/** A gear wheel around the origin. */
export function gear(teeth: number, outer: number, inner: number, hub: number, fill: Fill = 'paper'): Shape {
  const step = (2 * Math.PI) / teeth;
  const point = (radius: number, angle: number) =>
    `${round(Math.cos(angle) * radius)} ${round(Math.sin(angle) * radius)}`;
  const outline = Array.from({ length: teeth }, (_, tooth) => {
    const start = tooth * step;
    return [
      point(inner, start - step * 0.32),
      point(outer, start - step * 0.18),
      point(outer, start + step * 0.18),
      point(inner, start + step * 0.32),
    ].join('L');
  }).join('L');
  return path(`M${outline}Z`, fill) + circle(0, 0, hub);
}

function dots(): Shape {
  return (
    `<pattern id="dots" width="32" height="32" patternUnits="userSpaceOnUse"><circle cx="16" cy="16" r="1.2" fill="${PALE}" fill-opacity=".16"/></pattern>` +
    `<radialGradient id="glow" cx=".5" cy=".46" r=".62"><stop stop-color="#1d4a86" stop-opacity=".5"/><stop offset="1" stop-color="${GROUND}" stop-opacity="0"/></radialGradient>`
  );
}

/** A finished illustration, 800 by 500 units. */
export function scene(...shapes: Shape[]): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="500" viewBox="0 0 800 500" fill="none"><defs>${dots()}</defs>` +
    `<path fill="${GROUND}" d="M0 0h800v500H0z"/><path fill="url(#dots)" d="M0 0h800v500H0z"/><path fill="url(#glow)" d="M0 0h800v500H0z"/>` +
    `<g stroke-width="${LINE_WEIGHT}" stroke-linecap="round" stroke-linejoin="round">${shapes.join('')}</g></svg>`
  );
}
