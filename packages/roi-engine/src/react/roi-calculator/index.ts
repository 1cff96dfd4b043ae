export { RoiCalculator, type RoiCalculatorProps } from './roi-calculator.tsx';
