import {
  easingScale,
  fontFamilyScale,
  fontSizeScale,
  fontWeightScale,
  light,
  lineHeightScale,
  radiusScale,
  shadowScale,
  spaceScale,
  trackingScale,
  variableName,
  widthScale,
} from '../tokens/index.ts';

/** Namespaces of Tailwind's theme, each with the group and the names of the tokens that it takes. */
const namespaces: readonly (readonly [namespace: string, group: string, scale: object])[] = [
  ['color', 'color', light],
  ['spacing', 'space', spaceScale],
  ['container', 'width', widthScale],
  ['radius', 'radius', radiusScale],
  ['shadow', 'shadow', shadowScale.light],
  ['font', 'font-family', fontFamilyScale],
  ['text', 'font-size', fontSizeScale],
  ['font-weight', 'font-weight', fontWeightScale],
  ['leading', 'line-height', lineHeightScale],
  ['tracking', 'tracking', trackingScale],
  ['ease', 'easing', easingScale],
];

function declaration(namespace: string, group: string, name: string): string {
  const variable = variableName(group, name);
  const utility = variable.replace(`--up-${group}-`, `--${namespace}-up-`);
  return `  ${utility}: var(${variable});`;
}

/**
 * A theme for Tailwind 4 that names the tokens `up-…`: `bg-up-surface`, `p-up-4`, `text-up-sm`. Utilities refer to
 * the CSS variables, so they follow theme, contrast and brand. Tailwind's own theme stays as it is.
 */
export const tailwindCss = `@theme inline {
${namespaces.flatMap(([namespace, group, scale]) => Object.keys(scale).map((name) => declaration(namespace, group, name))).join('\n')}
}
`;
