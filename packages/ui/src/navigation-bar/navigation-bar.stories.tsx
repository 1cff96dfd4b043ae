import preview from '@uplift/storybook/preview';
import { StatesSheet } from '@uplift/storybook/states-sheet';
import { Profiler, type ReactElement } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { LinkButton } from '../link-button/index.ts';
import { Sheet } from '../sheet/index.ts';
import { ThemeSwitch } from '../theme-switch/index.ts';
import { NavigationBar } from './index.ts';

const links = ['Services', 'Pricing', 'Results', 'About', 'Resources'];

const mainLinks = (
  <NavigationBar.Links>
    {links.map((name) => (
      <NavigationBar.Link
        key={name}
        href={`#${name}`}
        {...(name === 'Pricing' && { 'aria-current': 'page' as const })}
      >
        {name}
      </NavigationBar.Link>
    ))}
  </NavigationBar.Links>
);

const bar = (
  <>
    <NavigationBar.Brand href="#home">Uplift</NavigationBar.Brand>
    {mainLinks}
    <NavigationBar.Actions>
      <ThemeSwitch size="sm" />
      <LinkButton href="#contact" size="sm">
        Book Audit
      </LinkButton>
      <NavigationBar.MenuButton aria-expanded={false} />
    </NavigationBar.Actions>
  </>
);

const meta = preview.meta({
  title: 'Components/Navigation/NavigationBar',
  component: NavigationBar.Root,
  args: { children: bar },
  parameters: { layout: 'fullscreen' },
});

export const Default = meta.story({ tags: ['visual'] });

const onRender = fn();

export const GainsItsScrolledStyleAfterTwentyPixels = meta.story({
  tags: ['behavior', '!autodocs'],
  render: (args) => (
    <div style={{ blockSize: '200vh' }}>
      <Profiler id="bar" onRender={onRender}>
        <NavigationBar.Root {...args} />
      </Profiler>
    </div>
  ),
  play: async ({ canvas }) => {
    const header = canvas.getByRole('banner');
    const renders = onRender.mock.calls.length;
    window.scrollTo({ top: 20, behavior: 'instant' });
    await waitFor(() => expect(window.scrollY).toBe(20));
    await expect(header).not.toHaveAttribute('data-scrolled');
    window.scrollTo({ top: 21, behavior: 'instant' });
    await waitFor(() => expect(header).toHaveAttribute('data-scrolled'));
    await expect(header.getBoundingClientRect().top).toBe(0);
    window.scrollTo({ top: 0, behavior: 'instant' });
    await waitFor(() => expect(header).not.toHaveAttribute('data-scrolled'));
    await expect(onRender.mock.calls.length).toBe(renders);
  },
});

export const MenuOpen = meta.story({
  args: {
    children: (
      <>
        <NavigationBar.Brand href="#home">Uplift</NavigationBar.Brand>
        <NavigationBar.Actions>
          <NavigationBar.MenuButton aria-expanded />
        </NavigationBar.Actions>
      </>
    ),
  },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvasElement }) => {
    const lines = [...canvasElement.querySelectorAll('path')].map((line) => getComputedStyle(line).transform);
    await expect(new Set(lines).size).toBe(2);
    await expect(lines.every((transform) => transform.includes('0.707'))).toBe(true);
  },
});

export const WithSideMenu = meta.story({
  args: {
    children: (
      <>
        <NavigationBar.Brand href="#home">Uplift</NavigationBar.Brand>
        {mainLinks}
        <NavigationBar.Actions>
          <Sheet.Root>
            <Sheet.Trigger asChild>
              <NavigationBar.MenuButton />
            </Sheet.Trigger>
            <Sheet.Content closeLabel="Close menu" aria-describedby={undefined}>
              <Sheet.Title>Menu</Sheet.Title>
              {mainLinks}
            </Sheet.Content>
          </Sheet.Root>
        </NavigationBar.Actions>
      </>
    ),
  },
  globals: { viewport: { value: 'mobile1' } },
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Menu' });
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(button);
    const menu = await screen.findByRole('dialog', { name: 'Menu' });
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(within(menu).getByRole('link', { name: 'Services' })).toBeVisible();
    await expect(within(menu).getByRole('link', { current: 'page' })).toHaveTextContent('Pricing');
    for (let stop = 0; stop < 7; stop += 1) {
      await userEvent.tab();
      await expect(menu.contains(document.activeElement)).toBe(true);
    }
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(button).toHaveFocus();
  },
});

const Part = ({ children }: { children: ReactElement }) => children;

export const States = meta.story({
  render: () => (
    <StatesSheet
      component={Part}
      rows={{
        Brand: { children: <NavigationBar.Brand href="#home">Uplift</NavigationBar.Brand> },
        'Menu button': { children: <NavigationBar.MenuButton aria-expanded={false} /> },
        'Menu button, open': { children: <NavigationBar.MenuButton aria-expanded /> },
      }}
    />
  ),
});

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } });
