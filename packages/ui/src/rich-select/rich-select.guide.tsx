import type { Guide } from '@uplift/storybook/guide';
import Briefcase from 'lucide-react/icons/briefcase';
import Eye from 'lucide-react/icons/eye';
import ShieldCheck from 'lucide-react/icons/shield-check';
import { Field } from '../field/index.ts';
import { Select } from '../select/index.ts';
import { RichSelect, type RichSelectOption } from './index.ts';

const wide = { inlineSize: '100%' };

const roles: RichSelectOption[] = [
  { value: 'viewer', label: 'Viewer', description: 'Reads everything, changes nothing', icon: Eye },
  { value: 'manager', label: 'Manager', description: 'Runs the projects of clients', icon: Briefcase },
  { value: 'admin', label: 'Admin', description: 'Can do everything', icon: ShieldCheck },
];

export default {
  use: [
    'One of about three to fifteen options that need a description or an icon, such as roles.',
    'Options in groups with names.',
  ],
  avoid: [
    'For options with only a name, use `Select`, which is native and opens the list of the device on phones.',
    'For many options, use `Combobox`, whose text field filters them.',
    'For a few options that users should compare, use `RadioGroup` with `hint`.',
    'For a menu of actions, use `DropdownMenu`.',
  ],
  anatomy: `<Field label="Role">
  <RichSelect
    placeholder="Choose a role"
    options={[
      { value: 'viewer', label: 'Viewer', description: 'Reads everything', icon: Eye },
      { label: 'Team', options: [{ value: 'admin', label: 'Admin' }] },
    ]}
  />
</Field>`,
  examples: [
    {
      do: {
        text: 'Describe options that can be confused.',
        content: (
          <Field label="Role" style={wide}>
            <RichSelect options={roles} placeholder="Choose a role" />
          </Field>
        ),
      },
      dont: {
        text: 'Users have to guess what a manager may do.',
        content: (
          <Field label="Role of the user" style={wide}>
            <Select placeholder="Choose a role">
              {roles.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </Select>
          </Field>
        ),
      },
    },
    {
      do: {
        text: 'Use a native select for plain names.',
        content: (
          <Field label="Country" style={wide}>
            <Select defaultValue="us">
              <option value="us">United States</option>
              <option value="ca">Canada</option>
              <option value="mx">Mexico</option>
            </Select>
          </Field>
        ),
      },
      dont: {
        text: 'Without descriptions or icons, it only loses the list of the phone.',
        content: (
          <Field label="Country of the company" style={wide}>
            <RichSelect
              defaultValue="us"
              options={[
                { value: 'us', label: 'United States' },
                { value: 'ca', label: 'Canada' },
                { value: 'mx', label: 'Mexico' },
              ]}
            />
          </Field>
        ),
      },
    },
  ],
  keyboard: [
    { keys: ['↓', '↑', 'Enter', 'Space'], action: 'Opens the list at the selected option.' },
    { keys: ['↓', '↑'], action: 'Moves to the next or previous option.' },
    { keys: ['Home', 'End'], action: 'Moves to the first or last option, and opens the list.' },
    { keys: ['Page Up', 'Page Down'], action: 'Moves by ten options.' },
    {
      keys: ['A–Z'],
      action: 'Opens the list, and moves to the next option that starts with the typed letters.',
    },
    { keys: ['Enter', 'Space', 'Alt + ↑'], action: 'Selects the option and closes the list.' },
    { keys: ['Tab'], action: 'Selects the option, closes the list and moves focus to the next control.' },
    { keys: ['Escape'], action: 'Closes the list without a change.' },
  ],
  screenReader: [
    'Announced as a combobox with the label, error and hint of its `Field`, and its value. Without a `Field`, pass `aria-label`.',
    'Options are announced with label and description, and groups with their name. Icons are decorative.',
    'Disabled options are skipped by the keyboard. Say in the `hint` why an option isn’t available.',
  ],
} satisfies Guide;
