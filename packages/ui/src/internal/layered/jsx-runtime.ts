import * as emotion from '@emotion/react/jsx-runtime';
import { inLayer } from './in-layer.ts';

export { Fragment, type JSX } from '@emotion/react/jsx-runtime';

export const jsx: typeof emotion.jsx = (type, props, key) => emotion.jsx(type, inLayer(props), key);

export const jsxs: typeof emotion.jsxs = (type, props, key) => emotion.jsxs(type, inLayer(props), key);
