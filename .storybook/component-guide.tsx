import { css } from '@emotion/react';
import { Heading, Markdown, Unstyled, useOf } from '@storybook/addon-docs/blocks';
import { color, media, radius, space } from '@uplift/ui/tokens';
import { type ReactElement, type ReactNode, Suspense, use } from 'react';
import { Code } from './code.tsx';
import type { Guide } from './guide.ts';

const guides = import.meta.glob<Guide>('../packages/*/src/**/*.guide.tsx', { import: 'default' });

const loaded = new Map<string, Promise<Guide>>();

/** Returns the guide next to the story file of the page, if it has one. */
function useGuide(): Guide | undefined {
  const { fileName } = useOf('meta', ['meta']).preparedMeta.parameters;
  const name = String(fileName).replace('.stories.tsx', '.guide.tsx');
  const path = Object.keys(guides).find((guide) => name.endsWith(guide.slice('../'.length)));
  const load = path && guides[path];
  if (!load) return;
  const promise = loaded.get(path) ?? load();
  loaded.set(path, promise);
  return use(promise);
}

interface IndexEntry {
  id: string;
  title: string;
  type: 'docs' | 'story';
}

let links: Promise<Map<string, string>> | undefined;

/** Makes the title `Orbit view` the same as the name `OrbitView`. */
function keyOf(name: string): string {
  return name.replaceAll(' ', '').toLowerCase();
}

/** Returns the addresses of docs pages by the last part of their title, which is the name of the component. */
async function loadLinks(): Promise<Map<string, string>> {
  const response = await fetch('index.json');
  const { entries }: { entries: Record<string, IndexEntry> } = await response.json();
  return new Map(
    Object.values(entries)
      .filter(({ type }) => type === 'docs')
      .map(({ id, title }) => [keyOf(title.split('/').at(-1) ?? title), `?path=/docs/${id}`]),
  );
}

/** Markdown in which the name of a component links to its page. */
function GuideText({ children }: { children: string }): ReactElement {
  links ??= loadLinks();
  const addresses = use(links);
  const linked = children.replaceAll(/`([A-Z]\w*)(\.\w+)?`/g, (code, name: string) => {
    const address = addresses.get(keyOf(name));
    return address ? `[${code}](${address})` : code;
  });
  return <Markdown>{linked}</Markdown>;
}

function listOf(items: readonly string[]): string {
  return items.map((item) => `- ${item}`).join('\n');
}

const comparison = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  marginBlock: space[4],
  [media.sm]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});

// The stages of a pair have the same height, and so do their captions.
const example = css({
  display: 'grid',
  gridRow: 'span 2',
  gridTemplateRows: 'subgrid',
  rowGap: 0,
  margin: 0,
});

const stage = css({
  boxSizing: 'border-box',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'center',
  justifyItems: 'center',
  minBlockSize: 120,
  blockSize: '100%',
  padding: space[4],
  color: color.text,
  background: color.ground,
  border: `1px solid ${color.border}`,
  borderRadius: radius.md,
});

interface ExampleProps {
  label: string;
  text: string;
  children: ReactNode;
}

function Example({ label, text, children }: ExampleProps): ReactElement {
  return (
    <figure css={example}>
      <Unstyled>
        <div css={stage}>{children}</div>
      </Unstyled>
      <figcaption>
        <GuideText>{`**${label}:** ${text}`}</GuideText>
      </figcaption>
    </figure>
  );
}

function Keyboard({ shortcuts }: { shortcuts: Guide['keyboard'] }): ReactElement {
  if (shortcuts.length === 0) return <p>Takes no focus.</p>;
  return (
    <table>
      <thead>
        <tr>
          <th>Keys</th>
          <th>What happens</th>
        </tr>
      </thead>
      <tbody>
        {shortcuts.map(({ keys, action }) => (
          <tr key={`${keys} ${action}`}>
            <td>
              <Markdown>{keys.map((key) => `\`${key}\``).join(' or ')}</Markdown>
            </td>
            <td>
              <Markdown>{action}</Markdown>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Use(): ReactElement | null {
  const guide = useGuide();
  if (!guide) return null;
  return (
    <>
      <Heading>When to use it</Heading>
      <GuideText>{listOf(guide.use)}</GuideText>
      <Heading>When to use something else</Heading>
      <GuideText>{listOf(guide.avoid)}</GuideText>
    </>
  );
}

function Details(): ReactElement | null {
  const guide = useGuide();
  if (!guide) return null;
  return (
    <>
      <Heading>Anatomy</Heading>
      <Code code={guide.anatomy} />
      <Heading>Do and don’t</Heading>
      {guide.examples.map((pair) => (
        <div key={pair.do.text} css={comparison}>
          <Example label="Do" text={pair.do.text}>
            {pair.do.content}
          </Example>
          <Example label="Don’t" text={pair.dont.text}>
            {pair.dont.content}
          </Example>
        </div>
      ))}
      <Heading>Keyboard</Heading>
      <Keyboard shortcuts={guide.keyboard} />
      <Heading>Screen readers</Heading>
      <GuideText>{listOf(guide.screenReader)}</GuideText>
    </>
  );
}

/** Shows when to use the component of the page, and what to use instead. */
export function GuideUse(): ReactElement {
  return (
    <Suspense>
      <Use />
    </Suspense>
  );
}

/** Shows the parts of the component of the page, good and bad uses, its keys and notes for screen readers. */
export function GuideDetails(): ReactElement {
  return (
    <Suspense>
      <Details />
    </Suspense>
  );
}
