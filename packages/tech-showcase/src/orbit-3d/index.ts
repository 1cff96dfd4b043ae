export { mountOrbit } from './mount-orbit.tsx';
