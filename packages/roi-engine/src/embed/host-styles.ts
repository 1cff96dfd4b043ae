import { css } from '@emotion/react';
import {
  color,
  dark,
  durationScale,
  easingScale,
  fontFamily,
  fontFamilyScale,
  fontSize,
  fontSizeScale,
  fontWeightScale,
  highContrast,
  light,
  lineHeight,
  lineHeightScale,
  radiusScale,
  shadowScale,
  spaceScale,
  trackingScale,
  variableName,
  widthScale,
  zIndexScale,
} from '@uplift/ui/tokens';

type Variables = Record<string, string>;

function variables(group: string, scale: object): Variables {
  return Object.fromEntries(Object.entries(scale).map(([key, value]) => [variableName(group, key), value]));
}

const constants: Variables = {
  ...variables('space', spaceScale),
  ...variables('font-size', fontSizeScale),
  ...variables('line-height', lineHeightScale),
  ...variables('font-weight', fontWeightScale),
  ...variables('tracking', trackingScale),
  ...variables('font-family', fontFamilyScale),
  ...variables('radius', radiusScale),
  ...variables('duration', durationScale),
  ...variables('easing', easingScale),
  ...variables('z-index', zIndexScale),
  ...variables('width', widthScale),
};

const lightScheme: Variables = {
  colorScheme: 'light',
  ...variables('color', light),
  ...variables('shadow', shadowScale.light),
};

const darkScheme: Variables = {
  colorScheme: 'dark',
  ...variables('color', dark),
  ...variables('shadow', shadowScale.dark),
};

const chosenDark = ':host([theme="dark"])';
const systemDark = ':host(:not([theme="light"], [theme="dark"]))';

/**
 * Applies the kit's theme to the element itself, so that variables set on the element by the page win.
 * Printed backgrounds are white, as on a site with the kit.
 */
export const hostStyles = css({
  ':host': {
    ...constants,
    ...lightScheme,
    display: 'block',
    color: color.text,
    fontFamily: fontFamily.text,
    fontSize: fontSize.md,
    lineHeight: lineHeight.normal,
    textAlign: 'start',
    overflowWrap: 'break-word',
  },
  ':host([hidden])': { display: 'none' },
  '@media (prefers-contrast: more)': { ':host': variables('color', highContrast.light) },
  '@media screen': {
    [chosenDark]: darkScheme,
    '@media (prefers-color-scheme: dark)': { [systemDark]: darkScheme },
    '@media (prefers-contrast: more)': {
      [chosenDark]: variables('color', highContrast.dark),
      '@media (prefers-color-scheme: dark)': { [systemDark]: variables('color', highContrast.dark) },
    },
  },
});
