export type { FontFallback, FontFamily, FontFile } from './font-family.ts';
export { Fonts, type FontsProps } from './fonts.tsx';
