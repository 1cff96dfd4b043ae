import { css, Global } from '@emotion/react';
import { MDXProvider } from '@mdx-js/react';
import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { GlobalStyles, TokenStyles } from '@uplift/ui/theme';
import { color } from '@uplift/ui/tokens';
import {
  type PropsWithChildren,
  type ReactElement,
  useEffect,
  useLayoutEffect,
  useSyncExternalStore,
} from 'react';
import { addons } from 'storybook/preview-api';
import { codeBlocks } from './code.tsx';
import { storybookTheme } from './storybook-theme.ts';
import { initialGlobals } from './toolbar.ts';
import { applySettings, settingsOf } from './toolbar-settings.ts';
import { Language } from './with-locale.tsx';

/** Reads `globals=theme:dark;brand:harbor` of the URL, in which Storybook stores what is chosen in the toolbar. */
function readAddress(): Record<string, string> {
  const text = new URLSearchParams(window.location.search).get('globals') ?? '';
  const pairs = [...text.matchAll(/(\w+):(\w[\w-]*)/g)];
  return Object.fromEntries(pairs.map(([, name = '', value = '']) => [name, value]));
}

/** What is chosen in the toolbar. Outlives the docs page, which renders from the start when it changes. */
let chosen: Record<string, unknown> = { ...initialGlobals, ...readAddress() };

const listeners = new Set<() => void>();

// Not `globalsUpdated`: frames with stories send it to the docs page, too.
addons.getChannel().on('updateGlobals', ({ globals }) => {
  chosen = { ...chosen, ...globals };
  for (const listener of listeners) listener();
});

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Writes what is chosen as the parameter `globals` of a URL. */
function writeAddress(globals: Record<string, unknown>): string {
  return Object.entries(initialGlobals)
    .filter(([name, initial]) => globals[name] !== initial)
    .map(([name]) => `${name}:${globals[name]}`)
    .join(';');
}

/** Shows stories in frames as chosen in the toolbar. Storybook leaves the choice out of their URLs. */
function useFramesAsChosen(address: string): void {
  useEffect(() => {
    const update = (): void => {
      for (const frame of document.querySelectorAll<HTMLIFrameElement>('iframe[src*="viewMode=story"]')) {
        const url = new URL(frame.src);
        if ((url.searchParams.get('globals') ?? '') === address) continue;
        url.searchParams.set('globals', address);
        frame.src = url.href;
      }
    };
    update();
    const observer = new MutationObserver(update);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [address]);
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
  const globals = useSyncExternalStore(subscribe, () => chosen);
  const settings = settingsOf(globals);
  useLayoutEffect(() => applySettings(settings));
  useFramesAsChosen(writeAddress(globals));
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
