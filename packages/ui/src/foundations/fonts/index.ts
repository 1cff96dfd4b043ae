export { Fonts, type FontsProps } from './fonts.tsx';
