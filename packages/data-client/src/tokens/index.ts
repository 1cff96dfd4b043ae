export { createMemoryTokenStore } from './memory-token-store.ts';
export {
  createTokenStore,
  type TokenName,
  type TokenStore,
  type TokenStoreWindow,
  tokenNames,
} from './token-store.ts';
