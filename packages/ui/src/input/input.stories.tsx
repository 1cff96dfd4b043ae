import preview from '@uplift/storybook/preview';
import { StatesSheet } from '@uplift/storybook/states-sheet';
import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { expect, userEvent } from 'storybook/test';
import { Icon } from '../icon/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { Stack } from '../stack/index.ts';
import { Input } from './index.ts';

const meta = preview.meta({
  title: 'Components/Forms/Input',
  component: Input,
  args: { 'aria-label': 'Company', placeholder: 'Harbor Dental' },
  parameters: { ownWords: ['Search', 'Clear'], subpaths: ['input', 'composition'] },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox').getBoundingClientRect().height).toBe(44);
  },
});

export const States = meta.story({
  tags: ['visual'],
  render: () => (
    <StatesSheet
      component={Input}
      rows={{
        Filled: { 'aria-label': 'Company', defaultValue: 'Harbor Dental' },
        Empty: { 'aria-label': 'Company', placeholder: 'Harbor Dental' },
        'With a unit': { 'aria-label': 'Distance in km', defaultValue: '12', trailing: 'km' },
      }}
      states={{
        Invalid: { 'aria-invalid': true },
        Disabled: { disabled: true },
        'Read only': { readOnly: true },
      }}
    />
  ),
});

export const Focused = meta.story({
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox');
    input.focus();
    await expect(input).toHaveFocus();
  },
});

export const LeadingAndTrailing = meta.story({
  tags: ['visual'],
  render: (args) => (
    <Stack>
      <Input {...args} leading={<Icon icon={Search} size="sm" />} />
      <Input {...args} aria-label="Website" leading="https://" trailing=".com" />
      <Input
        {...args}
        aria-label="Search"
        defaultValue="dental"
        trailing={
          <IconButton label="Clear" size="sm">
            <Icon icon={X} size="sm" />
          </IconButton>
        }
      />
      <Input {...args} aria-label="Distance" trailing="km" aria-invalid />
      <Input {...args} aria-label="Weight" trailing="kg" disabled />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('https://'));
    const website = canvas.getByRole('textbox', { name: 'Website' });
    await expect(website).toHaveFocus();
    await expect(website.parentElement?.getBoundingClientRect().height).toBe(44);
  },
});

export const RightToLeft = meta.story({ globals: { direction: 'rtl' }, args: { defaultValue: 'מרפאה' } });
