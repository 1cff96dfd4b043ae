export { type InView, type InViewOptions, useInView } from './in-view.ts';
