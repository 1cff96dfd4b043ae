export { colorUse } from './color-use.ts';
export { allTokens, themeNames, tokenResolver, tokensOf } from './design-tokens.ts';
