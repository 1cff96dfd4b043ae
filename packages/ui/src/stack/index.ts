export type { Gap } from './gap.styles.ts';
export { Stack, type StackAlign, type StackProps } from './stack.tsx';
