export { ModernView, type ModernViewProps } from './modern-view.tsx';
