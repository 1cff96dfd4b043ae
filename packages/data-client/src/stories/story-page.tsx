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
  /** What answers the calls. */
  handlers: (browser: Pick<StoryBrowser, 'mark'>) => readonly HttpHandler[];
  /** The tokens that this browser keeps. @default none */
  tokens?: Partial<Record<TokenName, string>>;
  /** The sessions that cookies mark. @default none */
  markers?: readonly SessionKind[];
  /** What came with the page. @default nothing */
  fallback?: Readonly<Record<string, unknown>>;
  /** Whether the content is a form or a card of a form's width. @default false */
  narrow?: boolean;
  /** Whether the list of calls tells how long each waited for its turn. @default false */
  timed?: boolean;
  /** Whether the document's own cookies count instead of the story's. @default false */
  documentCookies?: boolean;
  children: ReactNode;
}

/** A page with a provider of its own, beside the calls that it makes. */
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

/** What makes a story of this page is code: nothing that a control could edit. */
export const storyPageArgTypes = {
  children: { control: false },
  handlers: { control: false },
  tokens: { control: false },
  markers: { control: false },
  fallback: { control: false },
  documentCookies: { control: false },
} as const;
