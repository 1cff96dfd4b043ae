import type { Guide } from '@uplift/storybook/guide';
import { Badge } from '../badge/index.ts';
import { Cluster } from '../cluster/index.ts';
import { Tag } from './index.ts';

const remove = (): void => {};

export default {
  use: [
    'Labels that users assigned: categories of a story, tools of a client.',
    'Selected filters or values that can be removed one by one.',
  ],
  avoid: [
    'For a state or a count that users don’t set, use `Badge`.',
    'To choose from a list, use `Combobox`, which shows several values as tags.',
    'For an option that is on or off, use `Toggle` or `ToggleGroup`.',
    'For a link to a category, use `Link`. Only the button of a tag can be pressed.',
  ],
  anatomy: `<Tag onRemove={remove} removeLabel="Remove Invoicing">
  Invoicing
</Tag>`,
  examples: [
    {
      do: {
        text: 'Use tags for what users can remove.',
        content: (
          <Cluster gap={2}>
            <Tag tone="accent" onRemove={remove} removeLabel="Remove Invoicing from the filter">
              Invoicing
            </Tag>
            <Tag tone="accent" onRemove={remove} removeLabel="Remove Scheduling from the filter">
              Scheduling
            </Tag>
          </Cluster>
        ),
      },
      dont: {
        text: 'A state that the system sets looks removable. Use badges.',
        content: (
          <Cluster gap={2}>
            <Tag onRemove={remove} removeLabel="Remove the status On track">
              On track
            </Tag>
            <Badge tone="danger">Blocked</Badge>
          </Cluster>
        ),
      },
    },
    {
      do: {
        text: 'Keep them to one or two words.',
        content: (
          <Cluster gap={2}>
            <Tag>Dental</Tag>
            <Tag>Logistics</Tag>
            <Tag>Catering</Tag>
          </Cluster>
        ),
      },
      dont: {
        text: 'Sentences don’t work as labels.',
        content: <Tag>Clients that work in dental practices with up to ten employees</Tag>,
      },
    },
  ],
  keyboard: [
    {
      keys: ['Tab'],
      action: 'Moves to the remove button of the next tag. A tag without one takes no focus.',
    },
    { keys: ['Enter', 'Space'], action: 'Removes the tag.' },
  ],
  screenReader: [
    'The text is read, then the remove button with `removeLabel`. Name what it removes: with several tags, “Remove” alone is ambiguous.',
    'Put several tags into a list with an accessible name, so users hear how many there are.',
    'The button loses focus with its tag. Move focus to the next tag or to the list.',
  ],
} satisfies Guide;
