export { TechShowcase, type TechShowcaseProps } from './tech-showcase.tsx';
