export type { FontFallback, FontFamily, FontFile } from './font-family.ts';
export { type FontFiles, Fonts, type FontsProps } from './fonts.tsx';
