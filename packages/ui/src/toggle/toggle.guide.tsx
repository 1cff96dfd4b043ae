import type { Guide } from '@uplift/storybook/guide';
import Pin from 'lucide-react/icons/pin';
import { Cluster } from '../cluster/index.ts';
import { Icon } from '../icon/index.ts';
import { Toggle } from './index.ts';

export default {
  use: [
    'Turn something on or off where the effect is visible at once: pin a note, show archived clients, make text bold.',
    'In toolbars, with an icon and a `label`.',
  ],
  avoid: [
    'For a setting with a label and a hint, use `Switch`.',
    'For a value that is submitted with a form, use `Checkbox`.',
    'To choose one of several options, use `ToggleGroup`.',
    'For an action that doesn’t stay pressed, use `Button`.',
  ],
  anatomy: `<Toggle pressed={pinned} onPressedChange={setPinned}>
  <Icon icon={Pin} size="sm" />
  Pinned
</Toggle>`,
  examples: [
    {
      do: {
        text: 'The label names the thing and stays the same.',
        content: (
          <Cluster>
            <Toggle>
              <Icon icon={Pin} size="sm" />
              Pinned
            </Toggle>
            <Toggle defaultPressed>
              <Icon icon={Pin} size="sm" />
              Pinned
            </Toggle>
          </Cluster>
        ),
      },
      dont: {
        text: '“Unpin, pressed” says the opposite of what is the case.',
        content: (
          <Cluster>
            <Toggle>
              <Icon icon={Pin} size="sm" />
              Pin
            </Toggle>
            <Toggle defaultPressed>
              <Icon icon={Pin} size="sm" />
              Unpin
            </Toggle>
          </Cluster>
        ),
      },
    },
  ],
  keyboard: [{ keys: ['Space', 'Enter'], action: 'Presses or releases the button.' }],
  screenReader: [
    'Announced as a toggle button with its name, and as pressed or not pressed.',
    'With only an icon, pass `label`. It is the name of the button.',
    'A change of the state is announced. What it changes elsewhere on the page isn’t: announce it if it is far away.',
  ],
} satisfies Guide;
