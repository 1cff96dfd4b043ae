export { Toggle, type ToggleProps, type ToggleSize, type ToggleVariant } from './toggle.tsx';
