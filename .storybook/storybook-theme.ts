import type { ThemeVars } from 'storybook/theming';
import { create } from 'storybook/theming/create';
// The bundler of Storybook's frame doesn't know the packages' sources.
import { schemeOf, themeNames, upliftTheme } from '../packages/ui/src/foundations/tokens/theme-tokens.ts';

/** Storybook's own colors and fonts for a theme of the toolbar, from the tokens of a brand. */
export function storybookTheme(theme: unknown, brand = upliftTheme): ThemeVars {
  const name = themeNames.find((known) => known === theme) ?? 'light';
  const color = schemeOf(brand, name);
  const base = name.startsWith('dark') ? 'dark' : 'light';
  return create({
    base,
    colorPrimary: color.accent,
    colorSecondary: color.accentText,
    appBg: color.groundSubtle,
    appContentBg: color.ground,
    appPreviewBg: color.ground,
    appHoverBg: color.surfaceHover,
    appBorderColor: color.border,
    appBorderRadius: 6,
    fontBase: brand.fontFamily.text,
    fontCode: brand.fontFamily.mono,
    textColor: color.text,
    textInverseColor: color.ground,
    textMutedColor: color.textMuted,
    barBg: color.ground,
    barTextColor: color.textMuted,
    barHoverColor: color.accentText,
    barSelectedColor: color.accentText,
    buttonBg: color.surface,
    buttonBorder: color.border,
    booleanBg: color.surface,
    booleanSelectedBg: color.surfaceHover,
    inputBg: color.surface,
    inputBorder: color.borderStrong,
    inputTextColor: color.text,
    inputBorderRadius: 6,
    brandTitle: 'Uplift',
    brandImage: `./uplift-${base}.svg`,
    brandUrl: 'https://github.com/uplift/uplift',
    brandTarget: '_blank',
  });
}
