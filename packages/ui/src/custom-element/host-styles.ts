import { css, type SerializedStyles } from '@emotion/react';
import {
  type ColorScheme,
  color,
  controlHeightScale,
  durationScale,
  easingScale,
  fontFamily,
  fontFamilyScale,
  fontSize,
  fontSizeScale,
  fontWeightScale,
  lineHeight,
  lineHeightScale,
  radiusScale,
  shadowScale,
  spaceScale,
  type ThemeTokens,
  trackingScale,
  upliftTheme,
  variableName,
  widthScale,
  zIndexScale,
} from '../foundations/tokens/index.ts';
import { REM } from './adopted-styles.ts';

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
  ...variables('control-height', controlHeightScale),
  ...variables('duration', durationScale),
  ...variables('easing', easingScale),
  ...variables('z-index', zIndexScale),
  ...variables('width', widthScale),
};

/** Each color of both themes. The browser picks by the `color-scheme` that applies to the element. */
function themed(light: ColorScheme, dark: ColorScheme): Variables {
  const unlit: Variables = { ...dark };
  return variables(
    'color',
    Object.fromEntries(Object.entries(light).map(([key, lit]) => [key, `light-dark(${lit}, ${unlit[key]})`])),
  );
}

/** The shadows of both themes above each other, because `light-dark()` takes only colors. */
function themedShadows(): Variables {
  const lit = variables('shadow', shadowScale.light);
  const unlit = variables('shadow', shadowScale.dark);
  return Object.fromEntries(
    Object.entries(lit).map(([name, layers]) => [
      name,
      [
        layers.replace(/#\w+/g, (shade) => `light-dark(${shade}, transparent)`),
        unlit[name]?.replace(/#\w+/g, (shade) => `light-dark(transparent, ${shade})`),
      ].join(', '),
    ]),
  );
}

/** Applies the colors of a theme to the element. */
export function themedHost({ light, dark, highContrast }: ThemeTokens): SerializedStyles {
  return css({
    ':host': themed(light, dark),
    '@media (prefers-contrast: more)': {
      ':host': themed({ ...light, ...highContrast.light }, { ...dark, ...highContrast.dark }),
    },
  });
}

/**
 * Applies the kit's tokens to the element itself, so that variables set on the element by the page win. Follows
 * the page's `color-scheme` unless the attribute `theme` is set. Prints light, as on a site with the kit.
 */
export const hostStyles = css(themedHost(upliftTheme), {
  ':host': {
    ...constants,
    ...themedShadows(),
    display: 'block',
    color: color.text,
    fontFamily: fontFamily.text,
    // The text size that the visitor chose in the browser, unless the page sets another.
    fontSize: 'medium',
    [REM]: '1em',
    lineHeight: lineHeight.normal,
    textAlign: 'start',
    overflowWrap: 'break-word',
  },
  ':host > div': { fontSize: fontSize.md },
  ':host([hidden])': { display: 'none' },
  ':host([theme="light"])': { colorScheme: 'light' },
  ':host([theme="dark"])': { colorScheme: 'dark' },
  '@media print': { ':host': { colorScheme: 'light !important' } },
});
