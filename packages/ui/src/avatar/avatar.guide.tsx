import type { Guide } from '@uplift/storybook/guide';
import { Cluster } from '../cluster/index.ts';
import { Text } from '../text/index.ts';
import { Avatar } from './index.ts';

export default {
  use: [
    'A person or a company next to what they wrote, own or are assigned to.',
    'The few people of a team, with a count of the rest.',
  ],
  avoid: [
    'For an action or an object, use `Icon`.',
    'For an illustration or a screenshot, use an image in an `AspectRatio`.',
    'As the only way to identify someone: two people can have the same initials, so show the name too.',
  ],
  anatomy: `<Avatar.Root name="Maya Ortiz" src="/maya.avif" />

<Avatar.Group label="Team of Harbor Dental" more={3}>
  <Avatar.Root name="Maya Ortiz" />
  <Avatar.Root name="Tom Becker" />
</Avatar.Group>`,
  examples: [
    {
      do: {
        text: 'Show the name next to it, and make the avatar `decorative`.',
        content: (
          <Cluster gap={2}>
            <Avatar.Root name="Maya Ortiz" decorative />
            <Text>Maya Ortiz</Text>
          </Cluster>
        ),
      },
      dont: {
        text: 'Maya Ortiz or Mark Olsen? Initials alone don’t say.',
        content: (
          <Cluster gap={2}>
            <Avatar.Root name="Maya Ortiz" />
            <Avatar.Root name="Mark Olsen" />
          </Cluster>
        ),
      },
    },
    {
      do: {
        text: 'Show a few people and count the rest.',
        content: (
          <Avatar.Group label="Team of Harbor Dental" more={5}>
            <Avatar.Root name="Maya Ortiz" />
            <Avatar.Root name="Tom Becker" />
            <Avatar.Root name="Ines Duarte" />
          </Avatar.Group>
        ),
      },
      dont: {
        text: 'A long row of avatars is hard to scan.',
        content: (
          <Avatar.Group label="Team of Northwind Heating">
            {[
              'Maya Ortiz',
              'Tom Becker',
              'Ines Duarte',
              'Sam Okafor',
              'Dana Reyes',
              'Lea Novak',
              'Al Pratt',
            ].map((name) => (
              <Avatar.Root key={name} name={name} />
            ))}
          </Avatar.Group>
        ),
      },
    },
  ],
  keyboard: [],
  screenReader: [
    'Announced as an image with its `name`, never with the initials.',
    'If the name is visible next to it, set `decorative`, or it’s announced twice.',
    '`Avatar.Group` needs a `label`. The count of those not shown is announced as “5 more”.',
  ],
} satisfies Guide;
