export { Eyebrow, type EyebrowProps, type EyebrowTone } from './eyebrow.tsx';
