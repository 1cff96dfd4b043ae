export type { OrbitPalette } from './orbit-palette.ts';
export { OrbitView, type OrbitViewProps } from './orbit-view.tsx';
