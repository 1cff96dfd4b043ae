export type { FontFallback, FontFamily, FontFile } from './font-family.ts';
export { Fonts, type FontFiles, type FontsProps } from './fonts.tsx';
