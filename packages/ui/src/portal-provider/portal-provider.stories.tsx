import createCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import preview from '@uplift/storybook/preview';
import { type ReactElement, type ReactNode, useCallback, useState } from 'react';
import { createPortal } from 'react-dom';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/index.ts';
import { Cluster } from '../cluster/index.ts';
import { Combobox } from '../combobox/index.ts';
import { Dialog } from '../dialog/index.ts';
import { DropdownMenu } from '../dropdown-menu/index.ts';
import { Field } from '../field/index.ts';
import { GlobalStyles, TokenStyles } from '../foundations/theme/index.ts';
import { color } from '../foundations/tokens/index.ts';
import { Input } from '../input/index.ts';
import { Popover } from '../popover/index.ts';
import { Tooltip, TooltipProvider } from '../tooltip/index.ts';
import { PortalProvider } from './index.ts';

/** One overlay of each kind. */
function Overlays(): ReactElement {
  return (
    <TooltipProvider>
      <Cluster>
        <Dialog.Root>
          <Dialog.Trigger asChild>
            <Button>Invite</Button>
          </Dialog.Trigger>
          <Dialog.Content aria-describedby={undefined}>
            <Dialog.Title>Invite a colleague</Dialog.Title>
            <Field label="Email">
              <Input />
            </Field>
            <Dialog.Footer>
              <Button>Send invite</Button>
            </Dialog.Footer>
          </Dialog.Content>
        </Dialog.Root>
        <Popover.Root>
          <Popover.Trigger asChild>
            <Button variant="secondary">Share</Button>
          </Popover.Trigger>
          <Popover.Content>
            <Popover.Title>Share this result</Popover.Title>
            <Popover.Close asChild>
              <Button size="sm">Copy link</Button>
            </Popover.Close>
          </Popover.Content>
        </Popover.Root>
        <DropdownMenu.Root>
          <DropdownMenu.Trigger asChild>
            <Button variant="secondary">Actions</Button>
          </DropdownMenu.Trigger>
          <DropdownMenu.Content>
            <DropdownMenu.Item>Rename</DropdownMenu.Item>
            <DropdownMenu.Item danger>Delete</DropdownMenu.Item>
          </DropdownMenu.Content>
        </DropdownMenu.Root>
        <Tooltip content="Hours saved in the last four weeks" open>
          <Button variant="ghost">48 hrs</Button>
        </Tooltip>
        <Combobox aria-label="City" options={[{ value: 'boise', label: 'Boise' }]} />
      </Cluster>
    </TooltipProvider>
  );
}

interface Tree {
  cache: EmotionCache;
  container: HTMLElement;
}

/** Renders into another tree, with Emotion's styles there. */
function useTree(): [tree: Tree | null, mount: (root: Node) => void] {
  const [tree, setTree] = useState<Tree | null>(null);
  const mount = useCallback((root: Node) => {
    const container = document.createElement('div');
    root.appendChild(container);
    setTree({ cache: createCache({ key: 'up', container: root }), container });
  }, []);
  return [tree, mount];
}

function InTree({ tree, children }: { tree: Tree | null; children: ReactNode }): ReactNode {
  if (!tree) return null;
  return createPortal(
    <CacheProvider value={tree.cache}>
      <PortalProvider container={tree.container}>
        <TokenStyles />
        <GlobalStyles />
        {children}
      </PortalProvider>
    </CacheProvider>,
    tree.container,
  );
}

function ShadowRoot({ children }: { children: ReactNode }): ReactElement {
  const [tree, mount] = useTree();
  const attach = useCallback(
    (host: HTMLElement | null) => {
      if (host && !host.shadowRoot) mount(host.attachShadow({ mode: 'open' }));
    },
    [mount],
  );
  return (
    <div ref={attach} data-testid="host">
      <InTree tree={tree}>{children}</InTree>
    </div>
  );
}

function Frame({ children }: { children: ReactNode }): ReactElement {
  const [tree, mount] = useTree();
  return (
    <>
      <iframe
        title="Widget"
        srcDoc="<!doctype html><html lang='en'><body></body></html>"
        onLoad={({ currentTarget }) => {
          if (currentTarget.contentDocument) mount(currentTarget.contentDocument.body);
        }}
        style={{ inlineSize: '100%', blockSize: '28rem', border: `1px solid ${color.border}` }}
      />
      <InTree tree={tree}>{children}</InTree>
    </>
  );
}

const meta = preview.meta({
  title: 'Components/Overlays/PortalProvider',
  tags: ['new'],
  component: PortalProvider,
  args: { container: null, children: <Overlays /> },
  // Each story has its own iframe. On one docs page, the open panels would overlap.
  parameters: { docs: { story: { inline: false, height: '420px' } } },
});

function background(element: Element): string {
  return getComputedStyle(element).backgroundColor;
}

/** The color of a token on an element that is inside the given part. */
function tokenColor(part: Element, token: string): string {
  const probe = document.createElement('span');
  probe.style.background = token;
  part.append(probe);
  const value = background(probe);
  probe.remove();
  return value;
}

export const InAnElement = meta.story({
  render: ({ children }) => {
    const [box, setBox] = useState<HTMLElement | null>(null);
    return (
      <div ref={setBox} data-testid="box">
        <PortalProvider container={box}>{children}</PortalProvider>
      </div>
    );
  },
  play: async ({ canvas }) => {
    const box = within(canvas.getByTestId('box'));
    await userEvent.click(canvas.getByRole('button', { name: 'Share' }));
    await box.findByRole('dialog', { name: 'Share this result' });
    await userEvent.click(canvas.getByRole('button', { name: 'Actions' }));
    await box.findByRole('menu');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(canvas.getByRole('combobox'));
    await box.findByRole('option', { name: 'Boise' });
    await expect(box.getByRole('tooltip')).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Invite' }));
    await box.findByRole('dialog', { name: 'Invite a colleague' });
    await expect(getComputedStyle(canvas.getByTestId('box'), '::after').position).toBe('fixed');
  },
});

export const InAShadowRoot = meta.story({
  // A shadow root has a style sheet of its own.
  parameters: { ownColors: true },
  tags: ['visual'],
  render: ({ children }) => <ShadowRoot>{children}</ShadowRoot>,
  play: async ({ canvas }) => {
    const shadow = canvas.getByTestId('host').shadowRoot;
    const root = shadow?.querySelector('div');
    if (!shadow || !root) throw new Error('The story has no shadow root.');
    const inside = within(root);
    const trigger = inside.getByRole('button', { name: 'Invite' });
    await userEvent.click(trigger);
    const dialog = await inside.findByRole('dialog', { name: 'Invite a colleague' });
    await expect(background(dialog)).toBe(tokenColor(root, color.surfaceRaised));
    await expect(getComputedStyle(root, '::after').position).toBe('fixed');
    await waitFor(() => expect(shadow.activeElement).toBe(inside.getByRole('textbox')));
    const close = within(dialog).getByRole('button', { name: 'Close' });
    await userEvent.tab({ shift: true });
    await expect(shadow.activeElement).toBe(close);
    await userEvent.tab();
    await expect(shadow.activeElement).toBe(inside.getByRole('textbox'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(inside.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(shadow.activeElement).toBe(trigger));
    await userEvent.click(trigger);
    const again = await inside.findByRole('dialog', { name: 'Invite a colleague' });
    await waitFor(() => expect(again.getAnimations()).toHaveLength(0));
  },
});

export const InAnIframe = meta.story({
  render: ({ children }) => <Frame>{children}</Frame>,
  play: async ({ canvas }) => {
    const frame = canvas.getByTitle<HTMLIFrameElement>('Widget');
    await waitFor(() => expect(frame.contentDocument?.querySelector('button')).toBeTruthy());
    const body = frame.contentDocument?.body;
    if (!body) throw new Error('The iframe has no document.');
    const inside = within(body);
    const trigger = inside.getByRole('button', { name: 'Invite' });
    await userEvent.click(trigger);
    const dialog = await inside.findByRole('dialog', { name: 'Invite a colleague' });
    await waitFor(() => expect(inside.getByRole('textbox')).toHaveFocus());
    await userEvent.keyboard('{Escape}', { document: dialog.ownerDocument });
    await waitFor(() => expect(inside.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());
  },
});

export const InADarkPart = meta.story({
  tags: ['visual'],
  globals: { theme: 'light' },
  render: ({ children }) => (
    <div data-theme="dark" data-testid="part" style={{ padding: '2rem', background: color.ground }}>
      {children}
    </div>
  ),
  play: async ({ canvas }) => {
    const dark = tokenColor(canvas.getByTestId('part'), color.surfaceRaised);
    await expect(dark).not.toBe(tokenColor(document.body, color.surfaceRaised));
    await userEvent.click(canvas.getByRole('button', { name: 'Share' }));
    await expect(background(await screen.findByRole('dialog'))).toBe(dark);
    await userEvent.click(canvas.getByRole('button', { name: 'Actions' }));
    await expect(background(await screen.findByRole('menu'))).toBe(dark);
    await userEvent.keyboard('{Escape}');
    await userEvent.click(canvas.getByRole('combobox'));
    await expect((await screen.findByRole('listbox')).closest('[data-theme]')).toHaveAttribute(
      'data-theme',
      'dark',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Invite' }));
    await expect(background(await screen.findByRole('dialog', { name: 'Invite a colleague' }))).toBe(dark);
  },
});

export const InARightToLeftPart = meta.story({
  render: ({ children }) => (
    <div dir="rtl" lang="ar">
      {children}
    </div>
  ),
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Share' });
    await userEvent.click(trigger);
    const panel = await screen.findByRole('dialog', { name: 'Share this result' });
    await expect(getComputedStyle(panel).direction).toBe('rtl');
    await expect(panel).toHaveAttribute('lang', 'ar');
    await waitFor(() =>
      expect(panel.getBoundingClientRect().right).toBeCloseTo(trigger.getBoundingClientRect().right, 0),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Actions' }));
    await expect(await screen.findByRole('menu')).toHaveAttribute('dir', 'rtl');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(canvas.getByRole('button', { name: 'Invite' }));
    const dialog = await screen.findByRole('dialog', { name: 'Invite a colleague' });
    await expect(getComputedStyle(dialog).direction).toBe('rtl');
  },
});
