import preview from '@uplift/storybook/preview';
import { StatesSheet } from '@uplift/storybook/states-sheet';
import Briefcase from 'lucide-react/icons/briefcase';
import Eye from 'lucide-react/icons/eye';
import ShieldCheck from 'lucide-react/icons/shield-check';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Field } from '../field/index.ts';
import { narrow } from '../stories/narrow.tsx';
import { formData, TestForm } from '../stories/test-form.tsx';
import { RichSelect, type RichSelectGroup, type RichSelectOption } from './index.ts';

const options: (RichSelectOption | RichSelectGroup)[] = [
  { value: 'viewer', label: 'Viewer', description: 'Reads everything, changes nothing', icon: Eye },
  {
    label: 'Team',
    options: [
      { value: 'manager', label: 'Manager', description: 'Runs the projects of clients', icon: Briefcase },
      { value: 'admin', label: 'Admin', description: 'Can do everything', icon: ShieldCheck },
      { value: 'owner', label: 'Owner', disabled: true },
    ],
  },
];

const meta = preview.meta({
  title: 'Components/Forms/RichSelect',
  tags: ['new'],
  component: RichSelect,
  args: { 'aria-label': 'Role', options, placeholder: 'Choose a role', onValueChange: fn() },
});

async function isClosed(): Promise<void> {
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
}

export const Default = meta.story({
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('combobox', { name: 'Role' });
    await expect(trigger.getBoundingClientRect().height).toBe(44);
    await expect(trigger).toHaveTextContent('Choose a role');
  },
});

export const Open = meta.story({
  tags: ['visual'],
  args: { defaultValue: 'manager' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    const option = await screen.findByRole('option', { name: /^Manager/ });
    await expect(option).toHaveAttribute('aria-selected', 'true');
    await expect(screen.getByRole('group', { name: 'Team' })).toContainElement(option);
  },
});

export const TheKeyboardFindsAndSelects = meta.story({
  tags: ['behavior', '!autodocs'],
  play: async ({ canvas, args }) => {
    const trigger = canvas.getByRole('combobox', { name: 'Role' });
    await userEvent.tab();
    await expect(trigger).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByRole('listbox');
    await userEvent.keyboard('adm');
    const admin = screen.getByRole('option', { name: /^Admin/ });
    await waitFor(() => expect(trigger).toHaveAttribute('aria-activedescendant', admin.id));
    await userEvent.keyboard('{Enter}');
    await isClosed();
    await expect(args.onValueChange).toHaveBeenCalledWith('admin');
    await expect(trigger).toHaveTextContent('Admin');
    await expect(trigger).toHaveFocus();
  },
});

export const States = meta.story({
  tags: ['visual'],
  render: () => (
    <StatesSheet
      component={RichSelect}
      rows={{
        Selected: { 'aria-label': 'Role', options, defaultValue: 'manager' },
        Empty: { 'aria-label': 'Role', options, placeholder: 'Choose a role' },
      }}
      states={{ Invalid: { 'aria-invalid': true }, Disabled: { disabled: true } }}
    />
  ),
});

export const InAField = meta.story({
  render: ({ 'aria-label': _, ...args }) => (
    <Field label="Role" hint="You can change it later." error="Choose a role" required>
      <RichSelect {...args} />
    </Field>
  ),
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('combobox', { name: /^Role/ });
    await expect(trigger).toBeRequired();
    await expect(trigger).toBeInvalid();
    await expect(trigger).toHaveAccessibleDescription('Choose a role You can change it later.');
  },
});

export const SubmitsAndResets = meta.story({
  tags: ['behavior', '!autodocs'],
  render: (args) => (
    <TestForm>
      <RichSelect {...args} name="role" defaultValue="viewer" />
    </TestForm>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(formData(canvasElement)).toEqual({ role: 'viewer' });
    await userEvent.click(canvas.getByRole('combobox'));
    await userEvent.click(await screen.findByRole('option', { name: /^Admin/ }));
    await isClosed();
    await expect(formData(canvasElement)).toEqual({ role: 'admin' });
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await expect(formData(canvasElement)).toEqual({ role: 'viewer' });
    await expect(canvas.getByRole('combobox')).toHaveTextContent('Viewer');
  },
});

export const RightToLeft = meta.story({
  globals: { direction: 'rtl' },
  args: { defaultValue: 'manager' },
});

export const LongTextNarrow = meta.story({
  decorators: [narrow],
  args: {
    defaultValue: 'long',
    options: [
      {
        value: 'long',
        label: 'Manager of the accounts of clients with more than fifty employees',
        description: 'Sees every project of these clients and approves what they are charged for',
      },
    ],
  },
});
