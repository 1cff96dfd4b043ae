export { useMediaQuery, useReducedMotion } from './media-query.ts';
