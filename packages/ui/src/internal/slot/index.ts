export { Slot } from './slot.tsx';
