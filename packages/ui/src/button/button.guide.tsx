import type { Guide } from '@uplift/storybook/guide';
import { Cluster } from '../cluster/index.ts';
import { Button } from './index.ts';

export default {
  use: [
    'The user starts an action: save, send, delete, open a dialog.',
    'One `primary` button marks the main action of a view; all others are `secondary` or `ghost`.',
    'Use `danger` where an action deletes data or can’t be undone.',
  ],
  avoid: [
    'To go to another page, use `LinkButton` or `Link`: users expect to open links in a new tab.',
    'For an action with only an icon, use `IconButton`, which requires a name.',
    'For something that stays on or off, use `Toggle` or `Switch`.',
    'For a list of actions that don’t all fit, use `DropdownMenu`.',
  ],
  anatomy: `<Button>
  <Icon icon={ArrowRight} size="sm" />
  Book a systems audit
</Button>`,
  examples: [
    {
      do: {
        text: 'Give a view one primary action.',
        content: (
          <Cluster>
            <Button>Save changes</Button>
            <Button variant="secondary">Cancel</Button>
          </Cluster>
        ),
      },
      dont: {
        text: 'Two primary buttons compete, and neither stands out.',
        content: (
          <Cluster>
            <Button>Save changes</Button>
            <Button>Cancel</Button>
          </Cluster>
        ),
      },
    },
    {
      do: {
        text: 'Say what happens, with a verb.',
        content: <Button variant="danger">Delete project</Button>,
      },
      dont: {
        text: '“Yes” and “OK” make users read the question again.',
        content: <Button variant="danger">Yes</Button>,
      },
    },
  ],
  keyboard: [
    { keys: ['Enter'], action: 'Activates the button.' },
    { keys: ['Space'], action: 'Activates the button when the key is released.' },
  ],
  screenReader: [
    'Announced as a button with its text. Give it text, not only an icon.',
    'While `loading`, it keeps focus and is announced as busy and unavailable; `loadingLabel` replaces its name.',
    'A `disabled` button takes no focus, so users may not learn why. Prefer an enabled button that explains what is missing.',
  ],
} satisfies Guide;
