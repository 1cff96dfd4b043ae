import * as emotion from '@emotion/react/jsx-dev-runtime';
import { inLayer } from './in-layer.ts';

export { Fragment, type JSX } from '@emotion/react/jsx-dev-runtime';

export const jsxDEV: typeof emotion.jsxDEV = (type, props, ...rest) =>
  emotion.jsxDEV(type, inLayer(props), ...rest);
