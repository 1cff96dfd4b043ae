export type { SliderMessages } from './slider.messages.ts';
export { Slider, type SliderProps } from './slider.tsx';
