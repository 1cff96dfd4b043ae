import { Badge, type BadgeTone } from '@uplift/ui/badge';
import { Card } from '@uplift/ui/card';
import type { HttpHandler } from 'msw';
import { createContext, type ReactElement, type ReactNode, use, useState, useSyncExternalStore } from 'react';
import type { TokenName } from '../index.ts';
import { DataProvider } from '../swr/index.ts';
import { createStoryBrowser, type SessionKind, type Step, type StoryBrowser } from './story-browser.ts';
import * as styles from './story-page.styles.ts';

const BrowserContext = createContext<StoryBrowser | null>(null);

export function useStoryBrowser(): StoryBrowser {
  const browser = use(BrowserContext);
  if (!browser) throw new Error('Render this inside of <StoryPage>.');
  return browser;
}

function toneOf(outcome: Step['outcome']): BadgeTone {
  if (outcome === null || outcome === 'page') return 'neutral';
  return outcome === 'no answer' || outcome >= 400 ? 'danger' : 'success';
}

const seconds = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1, minimumFractionDigits: 1 });

function Steps({ timed }: { timed: boolean }): ReactElement {
  const { steps: read, subscribe } = useStoryBrowser();
  const steps = useSyncExternalStore(subscribe, read, read);
  return (
    <Card padding="none" asChild>
      <section aria-label="Calls">
        <h3 css={styles.title}>
          Calls <Badge>{steps.length}</Badge>
        </h3>
        {steps.length === 0 && <p css={styles.nothing}>None so far. Nothing had to be asked.</p>}
        <ol css={styles.steps}>
          {steps.map(({ id, action, path, outcome, waited }) => (
            <li key={id} css={styles.step}>
              <span css={styles.call}>
                <span css={styles.action}>{action}</span> <span css={styles.path}>{path}</span>
                {timed && waited !== null && (
                  <span css={styles.action}>again after {seconds.format(waited / 1_000)} s</span>
                )}
              </span>
              <Badge tone={toneOf(outcome)}>{outcome ?? 'waiting'}</Badge>
            </li>
          ))}
        </ol>
      </section>
    </Card>
  );
}

export interface StoryPageProps {
  /** Handlers that respond to the calls. */
  handlers: (browser: Pick<StoryBrowser, 'mark'>) => readonly HttpHandler[];
  /** Tokens stored in this browser. @default none */
  tokens?: Partial<Record<TokenName, string>>;
  /** Sessions marked by cookies. @default none */
  markers?: readonly SessionKind[];
  /** Data rendered with the page. @default nothing */
  fallback?: Readonly<Record<string, unknown>>;
  /** Whether the content is a form, or a card as wide as a form. @default false */
  narrow?: boolean;
  /** Whether the list of calls shows the delay before each call. @default false */
  timed?: boolean;
  /** Whether to use the document's cookies instead of the story's. @default false */
  documentCookies?: boolean;
  children: ReactNode;
}

/** A page with its own provider, next to a list of its calls. */
export function StoryPage({
  handlers,
  tokens = {},
  markers = [],
  fallback = {},
  narrow = false,
  timed = false,
  documentCookies = false,
  children,
}: StoryPageProps): ReactElement {
  const [browser] = useState(() => createStoryBrowser({ handlers, tokens, markers }));
  return (
    <BrowserContext value={browser}>
      <DataProvider
        client={browser.client}
        fallback={fallback}
        {...(!documentCookies && { readCookies: browser.readCookies })}
      >
        <div css={styles.frame}>
          <div css={[styles.page, narrow && styles.narrow]}>
            <div css={styles.content}>{children}</div>
            <Steps timed={timed} />
          </div>
        </div>
      </DataProvider>
    </BrowserContext>
  );
}

/** The stories of this page are defined in code: controls can't edit them. */
export const storyPageArgTypes = {
  children: { control: false },
  handlers: { control: false },
  tokens: { control: false },
  markers: { control: false },
  fallback: { control: false },
  documentCookies: { control: false },
} as const;
