import preview from '@uplift/storybook/preview';
import { createElement, type ReactElement } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { sampleTechnologies } from '../stories/sample-technologies.ts';
import './index.ts';

interface EmbedArgs {
  theme?: string;
  view?: string;
  height?: string;
  accent?: string;
  lang?: string;
  technologies?: string | undefined;
  src?: string;
}

const technologies = JSON.stringify(sampleTechnologies(12));

/** The element as used in a page. Follows the toolbar's theme unless it sets its own. */
function Embed(args: EmbedArgs): ReactElement {
  // As an attribute: React sets a property if the element has one of that name.
  const { technologies: json, ...attributes } = args;
  return createElement('tech-showcase', {
    ...attributes,
    ref: (element: HTMLElement | null) => {
      if (json !== undefined) element?.setAttribute('technologies', json);
    },
  });
}

const meta = preview.meta({
  title: 'Tech showcase/Embed',
  component: Embed,
  parameters: { subpaths: ['embed'] },
  args: { technologies, view: 'modern' },
  argTypes: {
    theme: { control: 'select', options: ['light', 'dark', 'page'] },
    view: { control: 'select', options: ['orbit', 'modern'] },
  },
  render: (args, { globals }) => (
    <Embed theme={String(globals.theme ?? 'light').startsWith('dark') ? 'dark' : 'light'} {...args} />
  ),
});

function elementIn(container: ParentNode): HTMLElementTagNameMap['tech-showcase'] {
  const element = container.querySelector('tech-showcase');
  if (!element) throw new Error('There is no <tech-showcase>.');
  return element;
}

/** Returns queries for the element's shadow root. */
async function insideOf(container: ParentNode): Promise<ReturnType<typeof within>> {
  const content = await waitFor(() => {
    const found = elementIn(container).shadowRoot?.querySelector('div');
    if (!found?.firstElementChild) throw new Error('The element is empty.');
    return found;
  });
  return within(content);
}

export const Default = meta.story({
  play: async ({ canvasElement }) => {
    const inside = await insideOf(canvasElement);
    const selected = fn();
    elementIn(canvasElement).addEventListener('uplift-showcase:select', (event: Event) => {
      if (event instanceof CustomEvent) selected(event.detail.name);
    });
    const link = await inside.findByRole('link', { name: 'React' });
    link.addEventListener('click', (event: Event) => event.preventDefault());
    await userEvent.click(link);
    await expect(selected).toHaveBeenCalledWith('React');
    await userEvent.click(inside.getByRole('radio', { name: 'Orbit' }));
    await waitFor(() => expect(inside.queryByRole('searchbox')).toBeNull());
  },
});

/** The accent colors buttons, links, focus rings and the orbit. */
export const OwnAccent = meta.story({ args: { accent: '#7a1f5c' } });

export const InGerman = meta.story({
  args: { lang: 'de' },
  parameters: { ownWords: ['Reihe'] },
  play: async ({ canvasElement }) => {
    const inside = await insideOf(canvasElement);
    await expect(await inside.findByRole('searchbox', { name: 'Technologien suchen' })).toBeVisible();
  },
});

/** The property takes a list that the page has already. */
export const FromAProperty = meta.story({
  tags: ['behavior', '!autodocs'],
  args: { technologies: undefined },
  play: async ({ canvasElement }) => {
    const inside = await insideOf(canvasElement);
    await expect(inside.getByRole('status')).toHaveTextContent('Loading Technology Ecosystem...');
    elementIn(canvasElement).technologies = [{ id: 'make', name: 'Make', category: 'Automation' }];
    await expect(await inside.findByRole('button', { name: 'Make' })).toBeVisible();
  },
});

export const InvalidTechnologies = meta.story({
  tags: ['behavior', '!autodocs'],
  // It follows the color scheme of the page, not its brand.
  parameters: { ownColors: true },
  args: { technologies: '[{ "name": "Make" }]' },
  play: async ({ canvasElement }) => {
    const inside = await insideOf(canvasElement);
    await expect(await inside.findByRole('alert')).toHaveTextContent('Failed to load tech stack');
  },
});
