export { ScrollArea, type ScrollAreaAxis, type ScrollAreaProps } from './scroll-area.tsx';
