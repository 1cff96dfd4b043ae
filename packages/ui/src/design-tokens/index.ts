export { colorUse } from './color-use.ts';
export { allTokens, type ThemeName, themeNames, tokenResolver, tokensOf } from './design-tokens.ts';
