export { type ColorScheme, dark, highContrast, light } from './color.ts';
export {
  breakpoint,
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
export { tokenCss } from './token-css.ts';
export {
  color,
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
