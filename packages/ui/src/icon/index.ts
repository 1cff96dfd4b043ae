export { Icon, type IconComponent, type IconProps, type IconSize } from './icon.tsx';
