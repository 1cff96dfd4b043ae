export { Estimate as default } from '../../../estimate.tsx';
