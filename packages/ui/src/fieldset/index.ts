export { Fieldset, type FieldsetProps, type FieldsetSize } from './fieldset.tsx';
