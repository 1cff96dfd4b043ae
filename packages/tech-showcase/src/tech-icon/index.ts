export { TechIcon, type TechIconProps } from './tech-icon.tsx';
