export { type MountOrbitOptions, mountOrbit } from './mount-orbit.tsx';
