import { createTheme, type ThemeOptions } from '@uplift/ui/theme';
import { type ThemeTokens, upliftTheme } from '@uplift/ui/tokens';

/** A second brand, as different as the kit allows: other colors, letters, corners and density. */
export const harborOptions: ThemeOptions = {
  name: 'harbor',
  accent: '#0f766e',
  neutral: '#6b6259',
  fonts: { display: "'Harbor Display', Georgia, serif" },
  radius: 0.4,
  density: 'compact',
};

export const harbor = createTheme(harborOptions);

const brands: readonly ThemeTokens[] = [upliftTheme, harbor.theme];

/** Returns the brand that is chosen in the toolbar. */
export function brandOf(name: unknown): ThemeTokens {
  return brands.find((brand) => brand.name === name) ?? upliftTheme;
}
