export { createTokenStore, type TokenName, type TokenStore, tokenNames } from './token-store.ts';
