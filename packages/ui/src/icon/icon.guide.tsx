import type { Guide } from '@uplift/storybook/guide';
import CircleAlert from 'lucide-react/icons/circle-alert';
import ShieldCheck from 'lucide-react/icons/shield-check';
import Workflow from 'lucide-react/icons/workflow';
import { Cluster } from '../cluster/index.ts';
import { Text } from '../text/index.ts';
import { Icon } from './index.ts';

export default {
  use: [
    'Next to a label, to make it easier to find: in buttons, tabs, menu items and lists.',
    'A status or a kind, together with a word.',
    'Any component that draws an SVG in `currentColor`. Import icons one by one, as in `lucide-react/icons/check`.',
  ],
  avoid: [
    'For an icon that does something when pressed, use `IconButton`.',
    'For logos and portraits, use `Avatar`.',
    'For progress without an end, use `Spinner`.',
    'For the guarantee, use `GoldenShield`.',
  ],
  anatomy: `<Icon icon={ShieldCheck} size="md" label="Guaranteed" />`,
  examples: [
    {
      do: {
        text: 'Put a word next to the icon. The icon is decorative then and needs no label.',
        content: (
          <Cluster gap={2}>
            <Icon icon={CircleAlert} size="sm" />
            <Text>Waits for your approval</Text>
          </Cluster>
        ),
      },
      dont: {
        text: 'An icon without a word has to be guessed.',
        content: <Icon icon={Workflow} />,
      },
    },
    {
      do: {
        text: 'Use one size within a group, and `sm` next to text.',
        content: (
          <Cluster gap={4}>
            <Cluster gap={2}>
              <Icon icon={ShieldCheck} size="sm" />
              <Text>Guaranteed</Text>
            </Cluster>
            <Cluster gap={2}>
              <Icon icon={Workflow} size="sm" />
              <Text>Automated</Text>
            </Cluster>
          </Cluster>
        ),
      },
      dont: {
        text: 'Different sizes suggest a ranking.',
        content: (
          <Cluster gap={4}>
            <Cluster gap={2}>
              <Icon icon={ShieldCheck} size="xl" />
              <Text>Guaranteed</Text>
            </Cluster>
            <Cluster gap={2}>
              <Icon icon={Workflow} size="sm" />
              <Text>Automated</Text>
            </Cluster>
          </Cluster>
        ),
      },
    },
  ],
  keyboard: [],
  screenReader: [
    'Hidden by default. Leave it so if the text next to it says the same.',
    'With `label`, it is announced as an image. Name the meaning, “Guaranteed”, not the drawing, “Shield”.',
    'Inside `IconButton` or another control that has a name, pass no label: it would be read twice.',
  ],
} satisfies Guide;
