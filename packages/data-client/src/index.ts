export * from './contract/index.ts';
export * from './http/index.ts';
export * from './tokens/index.ts';
