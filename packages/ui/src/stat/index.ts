export { Stat, type StatProps, type StatSize, type StatTone } from './stat.tsx';
