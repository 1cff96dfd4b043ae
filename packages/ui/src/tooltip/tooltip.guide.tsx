import type { Guide } from '@uplift/storybook/guide';
import Download from 'lucide-react/icons/download';
import { Button } from '../button/index.ts';
import { Icon } from '../icon/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { Stack } from '../stack/index.ts';
import { Text } from '../text/index.ts';
import { Tooltip, TooltipProvider } from './index.ts';

export default {
  use: [
    'A few words that add to a control: what a figure covers, what an icon does.',
    'The same words are available elsewhere, or users can do without them.',
  ],
  avoid: [
    'For links, buttons or more than a sentence, use `Popover`.',
    'For a hint that users need to fill in a field, use the `hint` of `Field`. It’s always visible.',
    'For the preview of a link, use `HoverCard`.',
    'On text or a disabled button: they take no focus, so keyboard users never see the tooltip.',
  ],
  anatomy: `<TooltipProvider>
  <Tooltip content="Hours saved in the last four weeks">
    <Button>48 hrs</Button>
  </Tooltip>
</TooltipProvider>`,
  examples: [
    {
      do: {
        text: 'Add a detail to a control that is clear without it.',
        content: (
          <TooltipProvider>
            <Tooltip content="Hours saved in the last four weeks">
              <Button variant="secondary">48 hrs saved</Button>
            </Tooltip>
          </TooltipProvider>
        ),
      },
      dont: {
        text: 'Text in a tooltip doesn’t exist on touch screens. Show a requirement next to the button.',
        content: (
          <TooltipProvider>
            <Tooltip content="You need to accept the contract before the project starts.">
              <Button>Start project</Button>
            </Tooltip>
          </TooltipProvider>
        ),
      },
    },
    {
      do: {
        text: 'Name an icon button by its label. The tooltip shows the same words.',
        content: (
          <TooltipProvider>
            <Tooltip content="Download report">
              <IconButton label="Download report">
                <Icon icon={Download} />
              </IconButton>
            </Tooltip>
          </TooltipProvider>
        ),
      },
      dont: {
        text: 'Don’t repeat visible text.',
        content: (
          <TooltipProvider>
            <Stack gap={2} align="center">
              <Tooltip content="Download report">
                <Button variant="secondary">Download report</Button>
              </Tooltip>
              <Text size="sm" tone="muted">
                Tooltip: “Download report”
              </Text>
            </Stack>
          </TooltipProvider>
        ),
      },
    },
  ],
  keyboard: [
    { keys: ['Tab'], action: 'Opens the tooltip when its trigger gets focus, without a delay.' },
    { keys: ['Escape'], action: 'Closes the tooltip. Focus stays on the trigger.' },
    { keys: ['Enter', 'Space'], action: 'Presses the trigger, which closes the tooltip.' },
  ],
  screenReader: [
    'While it is open, the text is the description of the trigger, announced after its name.',
    'It doesn’t name its trigger: an icon button needs a `label` of its own.',
    'Touch doesn’t open it. Put nothing into it that users have to know.',
  ],
} satisfies Guide;
