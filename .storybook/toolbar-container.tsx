import { css, Global } from '@emotion/react';
import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { GlobalStyles, TokenStyles } from '@uplift/ui/theme';
import { type PropsWithChildren, type ReactElement, useLayoutEffect, useSyncExternalStore } from 'react';
import { storybookTheme } from './storybook-theme.ts';
import { initialGlobals } from './toolbar.ts';
import { applySettings, settingsOf } from './toolbar-settings.ts';
import { Language } from './with-locale.tsx';

type Channel = DocsContainerProps['context']['channel'];

/** Returns what is chosen in the toolbar, without what the story before set for itself. */
function useToolbar(channel: Channel): Record<string, unknown> {
  return useSyncExternalStore(
    (onChange) => {
      channel.on('globalsUpdated', onChange);
      return () => channel.off('globalsUpdated', onChange);
    },
    () =>
      channel.last('globalsUpdated')?.[0].userGlobals ??
      channel.last('setGlobals')?.[0].globals ??
      initialGlobals,
  );
}

// The texts of docs pages are English, also on a page from right to left.
const english = css({
  '[dir="rtl"] .sbdocs-content': {
    'h1, h2, h3, h4, p, li, td, th, figcaption': { unicodeBidi: 'plaintext', textAlign: 'right' },
    'pre, code, .docblock-argstable': { direction: 'ltr', textAlign: 'left' },
    '.docblock-argstable :is(p, td, th)': { textAlign: 'left' },
  },
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
      <Global styles={english} />
      <Language key={settings.language} initial={settings.language}>
        <DocsContainer context={context} theme={storybookTheme(globals.theme, settings.brand)}>
          {children}
        </DocsContainer>
      </Language>
    </>
  );
}
