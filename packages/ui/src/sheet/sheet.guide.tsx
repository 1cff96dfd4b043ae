import type { Guide } from '@uplift/storybook/guide';
import { Card } from '../card/index.ts';
import { Link } from '../link/index.ts';
import { List } from '../list/index.ts';
import { Stack } from '../stack/index.ts';
import { Text } from '../text/index.ts';

export default {
  use: [
    'The main navigation on phones, opened by a menu button.',
    'Long text that users read and close, for example a privacy policy.',
    'Details or filters that need the whole height of the page.',
  ],
  avoid: [
    'For a short form or a question in the middle of the page, use `Dialog`.',
    'For a few controls next to their trigger, use `Popover`.',
    'For navigation that stays visible on large screens, use `SideNav`.',
  ],
  anatomy: `<Sheet.Root>
  <Sheet.Trigger />
  <Sheet.Content>
    <Sheet.Title />
    <Sheet.Description />
    …
    <Sheet.Footer />
    <Sheet.Close />
  </Sheet.Content>
</Sheet.Root>`,
  examples: [
    {
      do: {
        text: 'Give the sheet a title and one subject. It scrolls if it is long.',
        content: (
          <Card>
            <Stack>
              <Text weight="semibold">Services</Text>
              <List.Root variant="plain">
                <List.Item>
                  <Link href="#audit">Systems audit</Link>
                </List.Item>
                <List.Item>
                  <Link href="#build">Automation build</Link>
                </List.Item>
                <List.Item>
                  <Link href="#partner">Growth partner</Link>
                </List.Item>
              </List.Root>
            </Stack>
          </Card>
        ),
      },
      dont: {
        text: 'One sentence doesn’t need a panel over the page. Show it where it belongs.',
        content: (
          <Card>
            <Stack>
              <Text weight="semibold">Notice</Text>
              <Text tone="muted">Prices don’t include tax.</Text>
            </Stack>
          </Card>
        ),
      },
    },
  ],
  keyboard: [
    {
      keys: ['Enter', 'Space'],
      action: 'Opens the sheet from its trigger. Focus moves into it.',
    },
    { keys: ['Tab', 'Shift + Tab'], action: 'Moves through the controls. Focus stays in the sheet.' },
    { keys: ['Escape'], action: 'Closes the sheet. Focus returns to the trigger.' },
  ],
  screenReader: [
    'Announced as a dialog with `Sheet.Title` as its name and `Sheet.Description` as its description.',
    'The button in the corner is called “Close”. Name another button that closes the sheet by what it does.',
    'The rest of the page is hidden from screen readers while the sheet is open.',
  ],
} satisfies Guide;
