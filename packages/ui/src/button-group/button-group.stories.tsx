import preview from '@uplift/storybook/preview';
import { StatesSheet } from '@uplift/storybook/states-sheet';
import ChevronDown from 'lucide-react/icons/chevron-down';
import AlignCenter from 'lucide-react/icons/text-align-center';
import AlignEnd from 'lucide-react/icons/text-align-end';
import AlignStart from 'lucide-react/icons/text-align-start';
import type { ReactElement } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Button, type ButtonVariant } from '../button/index.ts';
import { Cluster } from '../cluster/index.ts';
import { Icon } from '../icon/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { narrow } from '../stories/narrow.tsx';
import { Toggle } from '../toggle/index.ts';
import { ButtonGroup } from './index.ts';

const decisions = (
  <>
    <Button variant="secondary">Approve</Button>
    <Button variant="secondary">Ask for changes</Button>
    <Button variant="secondary">Decline</Button>
  </>
);

const meta = preview.meta({
  title: 'Components/Actions/ButtonGroup',
  parameters: { ownWords: ['Pages'] },
  component: ButtonGroup,
  args: { label: 'Decision', children: decisions },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Decision' })).toBeVisible();
    const [first, second, last] = canvas.getAllByRole('button').map((button) => getComputedStyle(button));
    await expect(first?.borderStartEndRadius).toBe('0px');
    await expect(first?.borderStartStartRadius).not.toBe('0px');
    await expect(second?.borderRadius).toBe('0px');
    await expect(last?.borderStartStartRadius).toBe('0px');
    await expect(last?.borderEndEndRadius).not.toBe('0px');
  },
});

interface PublishProps {
  variant: ButtonVariant;
  disabled?: boolean;
}

function Publish({ variant, disabled = false }: PublishProps): ReactElement {
  return (
    <ButtonGroup label="Publish">
      <Button variant={variant} disabled={disabled}>
        Publish
      </Button>
      <IconButton label="More ways to publish" variant={variant} disabled={disabled}>
        <Icon icon={ChevronDown} size="sm" />
      </IconButton>
    </ButtonGroup>
  );
}

export const States = meta.story({
  render: () => (
    <StatesSheet
      component={Publish}
      rows={{ Primary: { variant: 'primary' }, Secondary: { variant: 'secondary' } }}
      states={{ Disabled: { disabled: true } }}
    />
  ),
});

export const Variants = meta.story({
  tags: ['visual'],
  render: () => (
    <Cluster gap={6}>
      <ButtonGroup label="Publish">
        <Button>Publish</Button>
        <IconButton label="More ways to publish" variant="primary">
          <Icon icon={ChevronDown} size="sm" />
        </IconButton>
      </ButtonGroup>
      <ButtonGroup label="Alignment">
        <Toggle label="Start" defaultPressed>
          <Icon icon={AlignStart} size="sm" />
        </Toggle>
        <Toggle label="Center">
          <Icon icon={AlignCenter} size="sm" />
        </Toggle>
        <Toggle label="End">
          <Icon icon={AlignEnd} size="sm" />
        </Toggle>
      </ButtonGroup>
      <ButtonGroup label="Pages">
        <Button variant="secondary" size="sm">
          Newer
        </Button>
        <Button variant="secondary" size="sm" disabled>
          Older
        </Button>
      </ButtonGroup>
    </Cluster>
  ),
});

export const Vertical = meta.story({ args: { orientation: 'vertical' } });

export const FocusedButtonLiesAboveItsNeighbors = meta.story({
  tags: ['behavior', '!autodocs'],
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.tab();
    const button = canvas.getByRole('button', { name: 'Ask for changes' });
    await expect(button).toHaveFocus();
    await expect(getComputedStyle(button).zIndex).toBe('2');
  },
});

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } });

export const Narrow = meta.story({ decorators: [narrow] });
