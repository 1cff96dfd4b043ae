export * from './theme/index.ts';
export * from './tokens/index.ts';
