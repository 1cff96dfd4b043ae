export { UpliftRegistry, type UpliftRegistryProps } from './registry.tsx';
