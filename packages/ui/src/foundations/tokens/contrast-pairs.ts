import type { ColorScheme } from './color.ts';

type Role = keyof ColorScheme;

/** Two colors that appear on each other, and the contrast they need by WCAG 2.2. */
export interface ContrastPair {
  role: Role;
  ground: Role;
  minimum: number;
}

export const grounds = ['ground', 'groundSubtle', 'surface', 'surfaceRaised', 'surfaceHover'] as const;

export const chartRoles = ['chart1', 'chart2', 'chart3', 'chart4', 'chart5', 'chart6'] as const;

/** The perceived distance from which two series of a chart are distinguishable. */
export const SERIES_DISTANCE = 0.08;

/** Roles that appear on every ground. */
export const onGrounds = {
  text: 7,
  textMuted: 4.5,
  textSubtle: 4.5,
  accentText: 4.5,
  goldText: 4.5,
  success: 4.5,
  warning: 4.5,
  danger: 4.5,
  borderStrong: 3,
  accent: 3,
  accentHover: 3,
  focus: 3,
  chart1: 3,
  chart2: 3,
  chart3: 3,
  chart4: 3,
  chart5: 3,
  chart6: 3,
} as const satisfies Partial<Record<Role, number>>;

/** Text on its own fill or tint. */
export const onFills: readonly (readonly [text: Role, fill: Role])[] = [
  ['onAccent', 'accent'],
  ['onAccent', 'accentHover'],
  ['accentText', 'accentSubtle'],
  ['onGold', 'gold'],
  ['goldText', 'goldSubtle'],
  ['success', 'successSubtle'],
  ['warning', 'warningSubtle'],
  ['danger', 'dangerSubtle'],
  ['onDanger', 'dangerFill'],
  ['onDanger', 'dangerFillHover'],
  ['text', 'accentSubtle'],
  ['text', 'goldSubtle'],
  ['text', 'successSubtle'],
  ['text', 'warningSubtle'],
  ['text', 'dangerSubtle'],
];

/** Every pair that a theme must satisfy. */
export const contrastPairs: readonly ContrastPair[] = [
  { role: 'textMuted', ground: 'ground', minimum: 7 },
  ...Object.entries(onGrounds).flatMap(([role, minimum]) =>
    grounds.map((ground) => ({ role: role as keyof typeof onGrounds, ground, minimum })),
  ),
  ...onFills.map(([role, ground]) => ({ role, ground, minimum: 4.5 })),
];
