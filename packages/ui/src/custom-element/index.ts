export { createAdoptedCache, registerRem } from './adopted-styles.ts';
export { hostStyles } from './host-styles.ts';
export { createLiveRoot, type LiveRoot } from './live-root.tsx';
export { loadAccent } from './load-accent.ts';
export { readLanguage } from './read-language.ts';
