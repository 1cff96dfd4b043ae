import preview from '@uplift/storybook/preview';
import { createElement, type ReactElement } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import './index.ts';

interface EmbedArgs {
  theme?: string;
  'heading-level'?: number;
  'current-revenue'?: string;
  'total-head-count'?: string;
  'busy-work-employees'?: string;
  'hours-per-week'?: string;
  'hourly-rate'?: string;
  investment?: string;
  calculated?: boolean;
  'share-url'?: string;
  'email-report'?: boolean;
  style?: Record<string, string>;
  children?: ReactElement;
}

const example: EmbedArgs = {
  'current-revenue': '$1,000,000',
  'total-head-count': '10',
  'busy-work-employees': '2',
  'hours-per-week': '10',
  'hourly-rate': '25',
};

/** The element as a page writes it. It takes the theme of the toolbar, unless it has one of its own. */
function Embed(args: EmbedArgs): ReactElement {
  return createElement('roi-calculator', args);
}

const meta = preview.meta({
  title: 'ROI engine/Embed',
  component: Embed,
  argTypes: {
    theme: { control: 'select', options: ['light', 'dark', 'system'] },
    children: { control: false },
    style: { control: 'object' },
  },
  render: (args, { globals }) => (
    <Embed theme={String(globals.theme ?? 'light').startsWith('dark') ? 'dark' : 'light'} {...args} />
  ),
});

function elementIn(container: ParentNode): HTMLElementTagNameMap['roi-calculator'] {
  const element = container.querySelector('roi-calculator');
  if (!element) throw new Error('There is no <roi-calculator>.');
  return element;
}

/** What the element draws in its shadow root. */
async function insideOf(container: ParentNode): Promise<ReturnType<typeof within>> {
  const content = await waitFor(() => {
    const found = elementIn(container).shadowRoot?.querySelector('div');
    if (!found?.firstElementChild) throw new Error('The element is empty.');
    return found;
  });
  return within(content);
}

/** As one paste: simulated keys look for the focus in the document alone, and not in shadow roots and frames. */
async function fill(control: HTMLElement, value: string): Promise<void> {
  await fireEvent.input(control, { target: { value } });
}

/** Empty, with the headings of its own. Nothing of it stands outside. */
export const Default = meta.story({
  play: async ({ canvasElement }) => {
    const inside = await insideOf(canvasElement);
    await expect(inside.getByRole('heading', { name: 'Your business', level: 3 })).toBeVisible();
    await expect(elementIn(canvasElement).childElementCount).toBe(0);
    await expect(elementIn(canvasElement).outcome).toBeNull();
  },
});

/** Attributes fill the fields in. They are read as tolerantly as an address: what is no figure is left out. */
export const FromAttributes = meta.story({
  args: { ...example, 'hourly-rate': 'a lot', 'heading-level': 2 },
  play: async ({ canvasElement }) => {
    const inside = await insideOf(canvasElement);
    await expect(inside.getByLabelText('Annual revenue')).toHaveValue('1,000,000');
    await expect(inside.getByLabelText('Hourly rate')).toHaveValue('');
    await expect(inside.getByRole('heading', { name: 'Your business', level: 2 })).toBeVisible();
  },
});

/** A result is told to the page with an event that leaves every shadow root. */
export const TellsThePage = meta.story({
  args: example,
  play: async ({ canvasElement }) => {
    const heard = fn();
    document.addEventListener('result', heard, { once: true });
    const inside = await insideOf(canvasElement);
    await userEvent.type(inside.getByLabelText('Annual revenue'), '{Enter}');
    await waitFor(() => expect(inside.getByText('$44,820')).toBeVisible());
    await expect(heard).toHaveBeenCalledTimes(1);
    const event: unknown = heard.mock.calls[0]?.[0];
    await expect(event).toMatchObject({
      bubbles: true,
      composed: true,
      target: elementIn(canvasElement),
      detail: {
        input: { currentRevenue: 1_000_000, hourlyRate: 25 },
        result: { weeklyTimeCost: 500, roiTimeline: 2.4 },
      },
    });
    await expect(elementIn(canvasElement).outcome?.result.weeklyTimeCost).toBe(500);
  },
});

/** With every part open: nothing needs the page around it, and nothing is drawn outside of the shadow root. */
export const Calculated = meta.story({
  args: { ...example, calculated: true, investment: '12000' },
  play: async ({ canvasElement }) => {
    const outside = document.body.childElementCount;
    const inside = await insideOf(canvasElement);
    await expect(inside.getByText('For a $12,000 build.')).toBeVisible();
    for (const title of ['Over 36 months', 'What moves the result', 'How we calculate']) {
      await userEvent.click(inside.getByText(title));
    }
    await waitFor(() => expect(inside.getByRole('application')).toBeVisible());
    await userEvent.click(await inside.findByRole('radio', { name: 'High' }));
    await waitFor(() => expect(inside.getByText('$56,025')).toBeVisible());
    await expect(document.body.childElementCount).toBe(outside);
  },
});

/** A theme of its own: `light`, `dark`, or what the system asks for. */
export const DarkByAttribute = meta.story({
  args: { ...example, calculated: true, theme: 'dark' },
  play: async ({ canvasElement }) => {
    await insideOf(canvasElement);
    const style = getComputedStyle(elementIn(canvasElement));
    await expect(style.colorScheme).toBe('dark');
    await expect(style.getPropertyValue('--up-color-surface')).toBe('#111c2e');
  },
});

/** The page sets the kit's variables on the element, and they win. */
export const ThemedByThePage = meta.story({
  args: {
    ...example,
    calculated: true,
    theme: 'light',
    style: {
      '--up-color-accent': '#7a1f5c',
      '--up-color-accent-hover': '#5d1646',
      '--up-color-accent-text': '#7a1f5c',
      '--up-color-glow-cool': '#f6dcec',
      '--up-color-focus': '#7a1f5c',
    },
  },
  play: async ({ canvasElement }) => {
    const inside = await insideOf(canvasElement);
    const recalculate = inside.getByRole('button', { name: 'Recalculate' });
    await expect(getComputedStyle(recalculate).backgroundColor).toBe('rgb(122, 31, 92)');
  },
});

/** What stands inside of the element is its call to action. */
export const WithACallToAction = meta.story({
  args: { ...example, calculated: true, children: <a href="#talk">Talk it through with us</a> },
  play: async ({ canvas, canvasElement }) => {
    await insideOf(canvasElement);
    await expect(canvas.getByRole('link', { name: 'Talk it through with us' })).toBeVisible();
  },
});

/** Other figures from outside start it anew; other attributes, and another place on the page, leave it alone. */
export const ChangedFromOutside = meta.story({
  args: example,
  play: async ({ canvasElement }) => {
    const inside = await insideOf(canvasElement);
    const element = elementIn(canvasElement);
    const rate = (): HTMLElement => inside.getByLabelText('Hourly rate');
    await fill(rate(), '30');
    element.setAttribute('heading-level', '4');
    await waitFor(() => expect(inside.getByRole('heading', { name: 'Your return', level: 4 })).toBeVisible());
    const place = element.parentNode;
    const elsewhere = canvasElement.appendChild(document.createElement('section'));
    elsewhere.append(element);
    await expect(rate()).toHaveValue('30');
    place?.append(element);
    elsewhere.remove();
    element.setAttribute('hourly-rate', '40');
    await waitFor(() => expect(rate()).toHaveValue('40'));
    element.removeAttribute('hourly-rate');
    await waitFor(() => expect(rate()).toHaveValue(''));
  },
});

/** The report by e-mail is the page's to send: the button shows where the page asks for it. */
export const AsksThePageForAnEmail = meta.story({
  args: { ...example, calculated: true, 'email-report': true },
  play: async ({ canvasElement }) => {
    const heard = fn();
    document.addEventListener('email-report', heard, { once: true });
    const inside = await insideOf(canvasElement);
    await userEvent.click(await inside.findByRole('button', { name: 'E-mail report' }));
    await expect(heard.mock.calls[0]?.[0]).toMatchObject({ detail: { result: { roiTimeline: 2.4 } } });
  },
});

export const RightToLeft = meta.story({
  args: { ...example, calculated: true },
  globals: { direction: 'rtl' },
});

/** The built element on a page of plain HTML with manners of its own: `embed/index.html`. */
export const PlainPage = meta.story({
  render: () => (
    <iframe
      title="A page without React"
      src="embed/index.html"
      style={{ inlineSize: '100%', blockSize: '70rem', border: 0 }}
    />
  ),
  play: async ({ canvasElement }) => {
    const frame = canvasElement.querySelector('iframe');
    const page = await waitFor(() => {
      const document = frame?.contentDocument;
      if (!document?.querySelector('roi-calculator')?.shadowRoot)
        throw new Error('The page is not there yet.');
      return document;
    });
    const inside = await insideOf(page);
    await fill(inside.getByLabelText('Annual revenue'), '1000000');
    await userEvent.click(inside.getByRole('button', { name: 'Calculate ROI' }));
    await waitFor(() => expect(inside.getByText('$44,820')).toBeVisible());
    await expect(page.querySelector('output')).toHaveTextContent(/^result: .*"weeklyTimeCost":500/);

    const button = getComputedStyle(inside.getByRole('button', { name: 'Recalculate' }));
    await expect(button.textTransform).toBe('none');
    await expect(button.borderTopStyle).toBe('solid');
    await expect(button.backgroundColor).toBe('rgb(154, 63, 22)');

    await userEvent.click(inside.getByText('Over 36 months'));
    await waitFor(() => expect(inside.getByRole('application')).toBeVisible());
    await userEvent.click(await inside.findByRole('button', { name: 'E-mail report' }));
    await expect(page.querySelector('output')).toHaveTextContent(/^email-report: /);
    const [head, body] = page.documentElement.children;
    await expect(head?.querySelectorAll('style')).toHaveLength(1);
    await expect(body?.lastElementChild).toHaveProperty('localName', 'script');
  },
});
