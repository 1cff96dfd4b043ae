export { TechIcon } from './tech-icon.tsx';
