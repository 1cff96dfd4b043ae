import { type ColorScheme, dark, highContrast, light } from '../tokens/index.ts';

/** Returns the colors of the toolbar's theme: `light`, `dark`, `light-contrast` or `dark-contrast`. */
export function schemeOf(theme: unknown): ColorScheme {
  const [name, contrast] = String(theme).split('-');
  const base = name === 'dark' ? dark : light;
  return contrast ? { ...base, ...highContrast[name === 'dark' ? 'dark' : 'light'] } : base;
}
