import { color } from '@uplift/ui/tokens';

/** Red, green and blue from 0 to 1, in the display's color space. */
export type Rgb = readonly [red: number, green: number, blue: number];

/** Theme colors for the atom. The stage is always dark. */
export interface Palette {
  ground: Rgb;
  line: Rgb;
  accent: Rgb;
  quiet: Rgb;
}

/** Resolves any CSS color in the context of `element`, including var() references. */
function resolve(element: HTMLElement, value: string): Rgb {
  element.style.color = value;
  const [red = 0, green = 0, blue = 0] = (getComputedStyle(element).color.match(/[\d.]+/g) ?? []).map(Number);
  return [red / 255, green / 255, blue / 255];
}

/** Perceived lightness of a color, 0 to 1. */
export function lightness([red, green, blue]: Rgb): number {
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

export function mix(first: Rgb, second: Rgb, share: number): Rgb {
  return [
    first[0] + (second[0] - first[0]) * share,
    first[1] + (second[1] - first[1]) * share,
    first[2] + (second[2] - first[2]) * share,
  ];
}

/** Reads the theme at `container`. */
export function readPalette(container: HTMLElement): Palette {
  const probe = document.createElement('span');
  // A page that shortens all transitions for reduced motion adds one to every color, so reads would lag
  // behind.
  probe.style.transitionProperty = 'none';
  container.append(probe);
  const palette: Palette = {
    ground: resolve(probe, color.ground),
    line: resolve(probe, color.accentText),
    accent: resolve(probe, color.accent),
    quiet: resolve(probe, color.textSubtle),
  };
  probe.remove();
  return palette;
}

/** Calls back whenever the page's theme may have changed. */
export function followTheme(signal: AbortSignal, callback: () => void): void {
  const attributes = new MutationObserver(callback);
  attributes.observe(document.documentElement, {
    attributeFilter: ['data-theme', 'data-brand', 'data-contrast', 'class', 'style'],
  });
  signal.addEventListener('abort', () => attributes.disconnect(), { once: true });
}
