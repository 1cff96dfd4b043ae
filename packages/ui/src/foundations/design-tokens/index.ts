export { colorUse } from './color-use.ts';
export { allTokens, type TokenGroup, tokenResolver, tokensOf } from './design-tokens.ts';
export { tailwindCss } from './tailwind-css.ts';
