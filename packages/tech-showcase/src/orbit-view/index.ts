export { OrbitView, type OrbitViewProps } from './orbit-view.tsx';
