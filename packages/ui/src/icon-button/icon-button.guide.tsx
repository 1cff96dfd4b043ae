import type { Guide } from '@uplift/storybook/guide';
import Pencil from 'lucide-react/icons/pencil';
import Search from 'lucide-react/icons/search';
import Trash from 'lucide-react/icons/trash-2';
import Workflow from 'lucide-react/icons/workflow';
import { Button } from '../button/index.ts';
import { Cluster } from '../cluster/index.ts';
import { Icon } from '../icon/index.ts';
import { IconButton } from './index.ts';

export default {
  use: [
    'Common actions with a well-known icon where space is scarce: close, search, edit, delete, pause.',
    'Actions that repeat in every row of a table or list.',
    'Put a `Tooltip` with the same words around it, so that users who see the icon can read what it does.',
  ],
  avoid: [
    'For the main action of a view, use `Button` with text.',
    'For something that stays on or off, use `Toggle`, which also takes a `label`.',
    'For many actions in a row, use `DropdownMenu`.',
    'To copy a text, use `CopyButton` with `iconOnly`.',
  ],
  anatomy: `<Tooltip content="Delete">
  <IconButton label="Delete Harbor Dental">
    <Icon icon={Trash} />
  </IconButton>
</Tooltip>`,
  examples: [
    {
      do: {
        text: 'Use icons that everyone knows.',
        content: (
          <Cluster gap={1}>
            <IconButton label="Search">
              <Icon icon={Search} />
            </IconButton>
            <IconButton label="Edit">
              <Icon icon={Pencil} />
            </IconButton>
            <IconButton label="Delete">
              <Icon icon={Trash} />
            </IconButton>
          </Cluster>
        ),
      },
      dont: {
        text: 'No icon says “Start automation”.',
        content: (
          <IconButton label="Start automation" variant="primary">
            <Icon icon={Workflow} />
          </IconButton>
        ),
      },
    },
    {
      do: {
        text: 'Write out what can’t be undone.',
        content: <Button variant="danger">Delete project</Button>,
      },
      dont: {
        text: 'A large red icon still doesn’t say what it deletes.',
        content: (
          <IconButton label="Delete project" variant="danger" size="lg">
            <Icon icon={Trash} />
          </IconButton>
        ),
      },
    },
  ],
  keyboard: [
    { keys: ['Enter'], action: 'Activates the button.' },
    { keys: ['Space'], action: 'Activates the button when the key is released.' },
  ],
  screenReader: [
    'Announced as a button with its `label`. Start it with a verb.',
    'In lists, name the object too: “Delete Harbor Dental”. Ten buttons named “Delete” can’t be told apart.',
    'Pass no `label` to the `Icon` inside. The name of the button replaces it.',
  ],
} satisfies Guide;
