export * from './roi-calculator/index.ts';
export * from './use-roi-calculator/index.ts';
