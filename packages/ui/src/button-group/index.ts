export { ButtonGroup, type ButtonGroupOrientation, type ButtonGroupProps } from './button-group.tsx';
