export { Separator, type SeparatorOrientation, type SeparatorProps } from './separator.tsx';
