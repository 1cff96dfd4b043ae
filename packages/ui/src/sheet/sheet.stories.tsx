import preview from '@uplift/storybook/preview';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/index.ts';
import { Field } from '../field/index.ts';
import { Input } from '../input/index.ts';
import { Stack } from '../stack/index.ts';
import { Text } from '../text/index.ts';
import { Sheet } from './index.ts';

const meta = preview.meta({
  title: 'Components/Overlays/Sheet',
  component: Sheet.Content,
  args: {
    children: (
      <>
        <Sheet.Title>Privacy Policy</Sheet.Title>
        <Sheet.Description>What we keep, why, and for how long.</Sheet.Description>
        <Text tone="muted">We keep what you send us for as long as we work together.</Text>
        <Sheet.Close asChild>
          <Button variant="secondary">Understood</Button>
        </Sheet.Close>
      </>
    ),
  },
  render: (args) => (
    <Sheet.Root>
      <Sheet.Trigger asChild>
        <Button variant="secondary">Open</Button>
      </Sheet.Trigger>
      <Sheet.Content {...args} />
    </Sheet.Root>
  ),
  // Each story has its own iframe. On one docs page, they would overlap.
  parameters: { docs: { story: { inline: false, height: '360px' } } },
});

export const Closed = meta.story();

export const OpensAtTheRightAndKeepsFocus = meta.story({
  tags: ['behavior', '!autodocs'],
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Open' });
    await userEvent.click(trigger);
    const sheet = await screen.findByRole('dialog', { name: 'Privacy Policy' });
    await expect(sheet).toHaveAttribute('data-side', 'right');
    await expect(sheet).toHaveAccessibleDescription('What we keep, why, and for how long.');
    await waitFor(() =>
      expect(sheet.getBoundingClientRect().right).toBe(document.documentElement.clientWidth),
    );
    for (let stop = 0; stop < 4; stop += 1) {
      await userEvent.tab();
      await expect(sheet).toContainElement(document.activeElement as HTMLElement);
    }
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(trigger).toHaveFocus();
  },
});

export const KeepsThePageStillWithoutAStyleElement = meta.story({
  tags: ['behavior', '!autodocs'],
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: '200vh' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Open' });
    const page = document.documentElement;
    const styleElements = document.querySelectorAll('style:not([data-emotion])').length;
    const left = trigger.getBoundingClientRect().left;
    await userEvent.click(trigger);
    await screen.findByRole('dialog');
    await expect(getComputedStyle(page).overflow).toBe('hidden');
    await expect(getComputedStyle(document.body, '::after').position).toBe('fixed');
    await expect(trigger.getBoundingClientRect().left).toBe(left);
    // Under a strict Content-Security-Policy, a script can't add one.
    await expect(document.querySelectorAll('style:not([data-emotion])')).toHaveLength(styleElements);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(getComputedStyle(page).overflow).not.toBe('hidden');
  },
});

export const Right = meta.story({
  tags: ['visual'],
  render: (args) => (
    <Sheet.Root defaultOpen>
      <Sheet.Content {...args} />
    </Sheet.Root>
  ),
});

export const Left = meta.story({ ...Right.input, args: { side: 'left' } });

export const Top = meta.story({ ...Right.input, args: { side: 'top' } });

export const Bottom = meta.story({ ...Right.input, args: { side: 'bottom' } });

/** The footer also stays visible in a form that is followed by more content. */
export const FooterOfAForm = meta.story({
  ...Right.input,
  tags: ['behavior', '!autodocs'],
  args: {
    children: (
      <>
        <Sheet.Title>Maya Torres</Sheet.Title>
        <form>
          <Stack gap={5}>
            {Array.from({ length: 20 }, (_, index) => `Field ${index + 1}`).map((label) => (
              <Field key={label} label={label}>
                <Input />
              </Field>
            ))}
            <Sheet.Footer>
              <Button type="submit">Save</Button>
            </Sheet.Footer>
          </Stack>
        </form>
        <Text tone="muted">Invited on June 9.</Text>
      </>
    ),
  },
  play: async () => {
    const sheet = await screen.findByRole('dialog', { name: 'Maya Torres' });
    const footer = screen.getByRole('button', { name: 'Save' }).parentElement ?? sheet;
    await waitFor(() =>
      expect(footer.getBoundingClientRect().bottom).toBeCloseTo(sheet.getBoundingClientRect().bottom, 0),
    );
    // A field that gets focus isn't behind the footer.
    const last = screen.getByRole('textbox', { name: 'Field 12' });
    last.focus();
    await waitFor(() =>
      expect(last.getBoundingClientRect().bottom).toBeLessThan(footer.getBoundingClientRect().top),
    );
  },
});

export const WithFooter = meta.story({
  ...Right.input,
  args: {
    children: (
      <>
        <Sheet.Title>Privacy Policy</Sheet.Title>
        {Array.from({ length: 40 }, (_, index) => `paragraph-${index}`).map((key) => (
          <Text key={key} tone="muted">
            We keep what you send us for as long as we work together.
          </Text>
        ))}
        <Sheet.Footer>
          <Sheet.Close asChild>
            <Button>Understood</Button>
          </Sheet.Close>
        </Sheet.Footer>
      </>
    ),
  },
  play: async () => {
    const sheet = await screen.findByRole('dialog', { name: 'Privacy Policy' });
    const footer = screen.getByRole('button', { name: 'Understood' }).parentElement;
    const overhang = () =>
      (footer?.getBoundingClientRect().bottom ?? 0) - sheet.getBoundingClientRect().bottom;
    await expect(sheet.scrollHeight).toBeGreaterThan(sheet.clientHeight);
    await waitFor(() => expect(Math.abs(overhang())).toBeLessThan(1));
    sheet.scrollTo(0, sheet.scrollHeight);
    await waitFor(() => expect(Math.abs(overhang())).toBeLessThan(1));
  },
});
