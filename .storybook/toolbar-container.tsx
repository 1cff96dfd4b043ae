import { css, Global } from '@emotion/react';
import { MDXProvider } from '@mdx-js/react';
import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { GlobalStyles, TokenStyles } from '@uplift/ui/theme';
import { color } from '@uplift/ui/tokens';
import { type PropsWithChildren, type ReactElement, useEffect, useLayoutEffect, useState } from 'react';
import { codeBlocks } from './code.tsx';
import { storybookTheme } from './storybook-theme.ts';
import { initialGlobals } from './toolbar.ts';
import { applySettings, settingsOf } from './toolbar-settings.ts';
import { Language } from './with-locale.tsx';

type Channel = DocsContainerProps['context']['channel'];

/** Reads `globals=theme:dark;brand:harbor` of the URL, in which Storybook stores what is chosen in the toolbar. */
function readAddress(): Record<string, string> {
  const chosen = new URLSearchParams(window.location.search).get('globals') ?? '';
  const pairs = [...chosen.matchAll(/(\w+):(\w[\w-]*)/g)];
  return Object.fromEntries(pairs.map(([, name = '', value = '']) => [name, value]));
}

/** Returns what is chosen in the toolbar. */
function useToolbar(channel: Channel): Record<string, unknown> {
  const [globals, setGlobals] = useState<Record<string, unknown>>(() => ({
    ...initialGlobals,
    ...readAddress(),
  }));
  useEffect(() => {
    const update = (event: { globals: Record<string, unknown> }) =>
      setGlobals((before) => ({ ...before, ...event.globals }));
    // Not `globalsUpdated`: frames with stories send it to the docs page, too.
    channel.on('updateGlobals', update);
    return () => channel.off('updateGlobals', update);
  }, [channel]);
  return globals;
}

// The texts of docs pages are English, also on a page from right to left.
const english = css({
  '[dir="rtl"] .sbdocs-content': {
    'h1, h2, h3, h4, p, li, td, th, figcaption': { unicodeBidi: 'plaintext', textAlign: 'right' },
    'pre, code, .docblock-argstable': { direction: 'ltr', textAlign: 'left' },
    '.docblock-argstable :is(p, td, th)': { textAlign: 'left' },
  },
});

// On phones, long code wraps and tables scroll, so that the page doesn't scroll sideways.
const content = css({
  '.sbdocs-content': {
    '& :not(pre) > code': { whiteSpace: 'normal', overflowWrap: 'anywhere' },
    pre: { overflowX: 'auto' },
    'a > code': { color: 'inherit' },
    '.docblock-argstable': { display: 'block', overflowX: 'auto' },
    'table tr:nth-of-type(2n)': { background: color.groundSubtle },
  },
  '[data-theme="dark"] .docblock-source': { background: color.groundSubtle, borderColor: color.border },
});

/** Shows a docs page in the theme, brand, direction and language of the toolbar. */
export default function ToolbarContainer({
  context,
  children,
}: PropsWithChildren<DocsContainerProps>): ReactElement {
  const globals = useToolbar(context.channel);
  const settings = settingsOf(globals);
  useLayoutEffect(() => applySettings(settings));
  return (
    <>
      <TokenStyles theme={settings.brand} />
      <GlobalStyles />
      <Global styles={[content, english]} />
      <Language key={settings.language} initial={settings.language}>
        <DocsContainer context={context} theme={storybookTheme(globals.theme, settings.brand)}>
          <MDXProvider components={codeBlocks}>{children}</MDXProvider>
        </DocsContainer>
      </Language>
    </>
  );
}
