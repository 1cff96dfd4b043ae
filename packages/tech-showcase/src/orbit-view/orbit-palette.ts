import { color } from '@uplift/ui/tokens';
import type { CSSProperties } from 'react';

/** Colors of the stage: any CSS colors. Those that are omitted come from the theme. */
export interface OrbitPalette {
  /** The stage, dark enough for white text. */
  ground?: string | undefined;
  /** Light of the nucleus and of the comets. */
  accent?: string | undefined;
  /** Lines of the rings and of the technology in focus. */
  line?: string | undefined;
  /** Names of the rings, and technologies behind the scenes. */
  quiet?: string | undefined;
}

const tokens = {
  ground: color.ground,
  accent: color.accent,
  line: color.accentText,
  quiet: color.textSubtle,
} as const satisfies Record<keyof OrbitPalette, string>;

/** Overrides the theme's colors on the stage, which both renderers read. */
export function paletteStyle(palette: OrbitPalette): CSSProperties {
  const properties: Record<string, string> = {};
  for (const name of ['ground', 'accent', 'line', 'quiet'] as const) {
    const value = palette[name];
    if (value !== undefined) properties[tokens[name].slice('var('.length, -1)] = value;
  }
  return properties;
}
