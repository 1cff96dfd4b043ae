// @vitest-environment node
import { CacheProvider, css, keyframes } from '@emotion/react';
import * as emotion from '@emotion/react/jsx-runtime';
import { cloneElement, type ElementType, isValidElement, type ReactElement, useId } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import * as ours from './server-jsx-runtime.ts';
import { createStyleCache, rulesIn } from './shell/page-styles.ts';

type Runtime = Pick<typeof ours, 'jsx' | 'jsxs'>;

const red = css({ color: 'red' });
const large = css({ fontSize: '2rem', '&:hover': { color: 'blue' } });
const turning = css({ animation: `${keyframes({ to: { rotate: '1turn' } })} 1s` });

function Id(): ReactElement {
  return <i id={useId()} />;
}

function Parent({ as: Type, ...props }: { as: ElementType }): ReactElement {
  return <Type {...props} />;
}

function withTitle(element: ReactElement): ReactElement | null {
  return isValidElement<{ title?: string }>(element) ? cloneElement(element, { title: 'b' }) : null;
}

const pages: Record<string, (runtime: Runtime) => ReactElement> = {
  'one style': ({ jsx }) => jsx('p', { css: red, children: 'a' }),
  'no style': ({ jsx }) => jsx('p', { className: 'plain', children: 'a' }),
  'several styles, some of them off': ({ jsx }) => jsx('p', { css: [red, false, [large, null]] }),
  'a style without a name': ({ jsx }) => jsx('p', { css: { color: 'green' } }),
  'an animation': ({ jsx }) => jsx('p', { css: turning }),
  'a class of another kind': ({ jsx }) => jsx('p', { css: red, className: 'plain other' }),
  'styles of the parent over those of the element': ({ jsx }) =>
    jsx(Parent, { css: large, as: (props: object) => jsx('p', { ...props, css: red }) }),
  'an element that was made before it got a class': ({ jsx }) =>
    jsx('div', { children: withTitle(jsx('a', { css: red })) }),
  'ids below styled elements': ({ jsx, jsxs }) =>
    jsxs('div', {
      css: red,
      children: [jsx(Id, {}, 'a'), jsx('p', { css: large, children: jsx(Id, {}) }, 'b'), jsx(Id, {}, 'c')],
    }),
};

function render(page: ReactElement): { html: string; styles: string } {
  const cache = createStyleCache();
  cache.compat = true;
  const html = renderToString(<CacheProvider value={cache}>{page}</CacheProvider>);
  return { html, styles: rulesIn(cache) };
}

test.for(Object.entries(pages))('%s: renders the same markup and styles as Emotion', ([, page]) => {
  const expected = render(page(emotion));
  expect(render(page(ours))).toEqual(expected);
  // The second render uses cached styles.
  expect(render(page(ours))).toEqual(expected);
});
