export { FlatAtom } from './flat-atom.tsx';
export { createFlatRenderer } from './flat-renderer.ts';
