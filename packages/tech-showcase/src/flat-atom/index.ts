export { FlatAtom, type FlatAtomProps } from './flat-atom.tsx';
export { createFlatRenderer } from './flat-renderer.ts';
