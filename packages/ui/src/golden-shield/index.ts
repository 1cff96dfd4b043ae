export { GoldenShield, type GoldenShieldProps } from './golden-shield.tsx';
