import preview from '@uplift/storybook/preview';
import { expect } from 'storybook/test';
import { Code } from '../../code/index.ts';
import { Table } from '../../table/index.ts';

const sources = import.meta.glob<string>(
  ['../../*/*.tsx', '../../internal/*/*.tsx', '!../../**/*.{stories,test}.tsx', '!../../stories/**'],
  { query: '?raw', import: 'default', eager: true },
);

const attribute = /data-part'?(?:=|: )(?:\{[^}]*\?)?\s*["']([\w-]+)["'](?: : '([\w-]+)')?/g;

/** The parts by folder, read from the source of the components. */
function partsByFolder(): [folder: string, parts: string[]][] {
  const found = new Map<string, Set<string>>();
  for (const [path, source] of Object.entries(sources)) {
    const folder = path.split('/').at(-2) ?? '';
    const parts = found.get(folder) ?? new Set();
    for (const [, ...names] of source.matchAll(attribute)) {
      for (const name of names) if (name) parts.add(name);
    }
    if (parts.size > 0) found.set(folder, parts);
  }
  return [...found]
    .map(([folder, parts]): [string, string[]] => [folder, [...parts].sort()])
    .sort(([one], [other]) => one.localeCompare(other));
}

const meta = preview.meta({
  title: 'Foundations/Parts',
  parameters: { ownWords: ['text'], controls: { disable: true } },
});

export const Parts = meta.story({
  render: () => (
    <Table.Root caption="Values of data-part, by component">
      <Table.Head>
        <Table.Row>
          <Table.Header>Component</Table.Header>
          <Table.Header>Parts</Table.Header>
        </Table.Row>
      </Table.Head>
      <Table.Body>
        {partsByFolder().map(([folder, parts]) => (
          <Table.Row key={folder}>
            <Table.Header scope="row">{folder}</Table.Header>
            <Table.Cell>
              {parts.map((part) => (
                <span key={part}>
                  <Code>{part}</Code>{' '}
                </span>
              ))}
            </Table.Cell>
          </Table.Row>
        ))}
      </Table.Body>
    </Table.Root>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: /^accordion/ })).toHaveTextContent(
      'content icon summary title',
    );
  },
});
