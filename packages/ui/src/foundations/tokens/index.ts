export { type ColorScheme, dark, highContrast, light } from './color.ts';
export {
  breakpoint,
  controlHeightScale,
  durationScale,
  easingScale,
  fontFamilyScale,
  fontSizeScale,
  fontWeightScale,
  lineHeightScale,
  media,
  radiusScale,
  shadowScale,
  spaceScale,
  trackingScale,
  widthScale,
  zIndexScale,
} from './scale.ts';
export { type ThemeTokens, upliftTheme } from './theme-tokens.ts';
export { themeCss, tokenCss } from './token-css.ts';
export {
  color,
  controlHeight,
  duration,
  easing,
  fontFamily,
  fontSize,
  fontWeight,
  lineHeight,
  radius,
  shadow,
  space,
  tracking,
  variableName,
  width,
  zIndex,
} from './variables.ts';
