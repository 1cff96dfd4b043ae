import preview from '@uplift/storybook/preview';
import { createElement, type ReactElement } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import './index.ts';

interface EmbedArgs {
  id?: string;
  theme?: string;
  'heading-level'?: number;
  'current-revenue'?: string;
  'total-head-count'?: string;
  'busy-work-employees'?: string;
  'hours-per-week'?: string;
  'hourly-rate'?: string;
  'investment-max'?: string;
  'label-calculate'?: string;
  'label-current-revenue'?: string;
  currency?: string;
  locale?: string;
  investment?: string;
  calculated?: boolean;
  'share-url'?: string;
  'email-report'?: boolean;
  style?: Record<string, string>;
  children?: ReactElement;
}

/** The text color of the dark theme. */
const DARK_TEXT = 'rgb(234, 240, 249)';

const example: EmbedArgs = {
  'current-revenue': '$1,000,000',
  'total-head-count': '10',
  'busy-work-employees': '2',
  'hours-per-week': '10',
  'hourly-rate': '25',
};

/** The element as used in a page. Follows the toolbar's theme unless it sets its own. */
function Embed(args: EmbedArgs): ReactElement {
  return createElement('roi-calculator', args);
}

const meta = preview.meta({
  title: 'ROI engine/Embed',
  component: Embed,
  parameters: { subpaths: ['embed'] },
  argTypes: {
    theme: { control: 'select', options: ['light', 'dark', 'page'] },
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

/** Returns queries for the element's shadow root. */
async function insideOf(container: ParentNode): Promise<ReturnType<typeof within>> {
  const content = await waitFor(() => {
    const found = elementIn(container).shadowRoot?.querySelector('div');
    if (!found?.firstElementChild) throw new Error('The element is empty.');
    return found;
  });
  return within(content);
}

/**
 * Pastes a value, because simulated keys look for focus only in the document, not in shadow roots or frames.
 */
async function fill(control: HTMLElement, value: string): Promise<void> {
  await fireEvent.input(control, { target: { value } });
}

/** Empty, with its own headings. Nothing is rendered outside the element. */
export const Default = meta.story({
  play: async ({ canvasElement }) => {
    const inside = await insideOf(canvasElement);
    await expect(inside.getByRole('heading', { name: 'Your business', level: 3 })).toBeVisible();
    await expect(elementIn(canvasElement).childElementCount).toBe(0);
    await expect(elementIn(canvasElement).outcome).toBeNull();
  },
});

/** Attributes prefill the fields. Parsed as tolerantly as a URL; invalid figures are ignored. */
export const FromAttributes = meta.story({
  args: { ...example, 'hourly-rate': 'a lot', 'heading-level': 2 },
  play: async ({ canvasElement }) => {
    const inside = await insideOf(canvasElement);
    await expect(inside.getByLabelText('Annual revenue')).toHaveValue('1,000,000');
    await expect(inside.getByLabelText('Hourly rate')).toHaveValue('');
    await expect(inside.getByRole('heading', { name: 'Your business', level: 2 })).toBeVisible();
  },
});

/** Each result dispatches an event that crosses every shadow root. */
export const TellsThePage = meta.story({
  tags: ['behavior', '!autodocs'],
  args: example,
  play: async ({ canvasElement }) => {
    const heard = fn();
    document.addEventListener('uplift-roi:result', heard, { once: true });
    const inside = await insideOf(canvasElement);
    await userEvent.type(inside.getByLabelText('Annual revenue'), '{Enter}');
    await waitFor(() => expect(heard).toHaveBeenCalledTimes(1));
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

/**
 * Every section open. The element needs nothing from the page and renders nothing outside its shadow root.
 */
export const Calculated = meta.story({
  args: { ...example, calculated: true, investment: '12000' },
  play: async ({ canvasElement }) => {
    const outside = document.body.childElementCount;
    const inside = await insideOf(canvasElement);
    // The result fades in.
    await waitFor(() => expect(inside.getByText('For a $12,000 build.')).toBeVisible());
    for (const title of ['Over 36 months', 'What moves the result', 'How we calculate']) {
      await userEvent.click(inside.getByText(title));
    }
    await waitFor(() => expect(inside.getByRole('application')).toBeVisible());
    await userEvent.click(await inside.findByRole('radio', { name: 'High' }));
    await waitFor(() => expect(inside.getByText('$56,025')).toBeVisible());
    await expect(document.body.childElementCount).toBe(outside);
  },
});

/** Sets its own theme: `light` or `dark`. */
export const DarkByAttribute = meta.story({
  args: { ...example, calculated: true, theme: 'dark' },
  play: async ({ canvasElement }) => {
    await insideOf(canvasElement);
    const style = getComputedStyle(elementIn(canvasElement));
    await expect(style.colorScheme).toBe('dark');
    await expect(style.color).toBe(DARK_TEXT);
  },
});

/** Without a theme of its own, follows the `color-scheme` of the page. */
export const DarkOnADarkPage = meta.story({
  args: { ...example, calculated: true, theme: 'page' },
  decorators: [
    (Story) => (
      <div style={{ colorScheme: 'dark' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    await insideOf(canvasElement);
    await expect(getComputedStyle(elementIn(canvasElement)).color).toBe(DARK_TEXT);
  },
});

/** A link names the calculator that shared it, so the other one keeps its own figures. */
export const TwoOnAPage = meta.story({
  // Their forms have the same name. A page would put each under a heading of its own.
  parameters: { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
  render: ({ theme = 'light' }) => (
    <>
      <Embed theme={theme} id="first" share-url="" total-head-count="20" />
      <Embed theme={theme} id="second" share-url="" total-head-count="30" />
    </>
  ),
  play: async ({ canvasElement }) => {
    const headCounts = () =>
      [...canvasElement.querySelectorAll('roi-calculator')].map(({ shadowRoot }) => {
        const content = shadowRoot?.querySelector('div');
        const field = content && within(content).getByLabelText<HTMLInputElement>('Total head count');
        return field?.value;
      });
    await waitFor(() => expect(headCounts()).toEqual(['20', '30']));
    window.location.hash = '#calculator=second&totalHeadCount=40';
    await waitFor(() => expect(headCounts()).toEqual(['20', '40']));
    window.location.hash = '';
  },
});

/** The page overrides the kit's variables on the element. */
export const ThemedByThePage = meta.story({
  args: {
    ...example,
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
    const button = inside.getByRole('button', { name: 'Calculate ROI' });
    await expect(getComputedStyle(button).backgroundColor).toBe('rgb(122, 31, 92)');
  },
});

/** Attributes set the language, the currency, names of figures, and limits of the assumptions. */
export const InAnyBusiness = meta.story({
  tags: ['behavior'],
  parameters: { ownWords: ['Umsatz der Werkstatt', 'Ausrechnen'] },
  args: {
    ...example,
    'current-revenue': '1,0 Mio. €',
    locale: 'de-AT',
    currency: 'EUR',
    'label-current-revenue': 'Umsatz der Werkstatt',
    'label-calculate': 'Ausrechnen',
    investment: '30.000,00 €',
    'investment-max': '20000',
  },
  play: async ({ canvasElement }) => {
    const inside = await insideOf(canvasElement);
    await expect(await inside.findByLabelText('Umsatz der Werkstatt')).toHaveValue('1\u00a0000\u00a0000');
    await userEvent.click(inside.getByRole('button', { name: 'Ausrechnen' }));
    await waitFor(() =>
      expect(elementIn(canvasElement).outcome?.assumptions).toEqual({ investment: 20_000 }),
    );
    elementIn(canvasElement).messages = { resultTitle: 'Gewinn der Werkstatt' };
    const title = await inside.findByRole('heading', { name: 'Gewinn der Werkstatt' });
    await waitFor(() => expect(title).toBeVisible());
  },
});

/** The element's children become its call to action. */
export const WithACallToAction = meta.story({
  args: { ...example, calculated: true, children: <a href="#talk">Talk it through with us</a> },
  play: async ({ canvas, canvasElement }) => {
    await insideOf(canvasElement);
    await expect(canvas.getByRole('link', { name: 'Talk it through with us' })).toBeVisible();
  },
});

/** New figures from attributes reset the form. Other attributes and moving the element do not. */
export const ChangedFromOutside = meta.story({
  tags: ['behavior', '!autodocs'],
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

/** The page sends the report by e-mail. The button appears only if the page handles it. */
export const AsksThePageForAnEmail = meta.story({
  tags: ['behavior', '!autodocs'],
  args: { ...example, calculated: true, 'email-report': true },
  play: async ({ canvasElement }) => {
    const heard = fn();
    document.addEventListener('uplift-roi:email-report', heard, { once: true });
    const inside = await insideOf(canvasElement);
    await userEvent.click(await inside.findByRole('button', { name: 'E-mail report' }));
    await expect(heard.mock.calls[0]?.[0]).toMatchObject({ detail: { result: { roiTimeline: 2.4 } } });
  },
});

/** Everything scales with `font-size` on the element, also where columns begin. */
export const ScaledByThePage = meta.story({
  args: { ...example, style: { fontSize: '20px' } },
  play: async ({ canvasElement }) => {
    const inside = await insideOf(canvasElement);
    const { fontSize, minBlockSize } = getComputedStyle(
      inside.getByRole('button', { name: 'Calculate ROI' }),
    );
    await expect([fontSize, minBlockSize]).toEqual(['20px', '65px']);
  },
});

export const RightToLeft = meta.story({
  args: { ...example, calculated: true },
  globals: { direction: 'rtl' },
});

/** The built element on a plain HTML page with its own global styles: `embed/index.html`. */
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
    const button = inside.getByRole('button', { name: 'Calculate ROI' });
    const { textTransform, borderTopStyle, backgroundColor, fontSize, minBlockSize } =
      getComputedStyle(button);
    await expect(textTransform).toBe('none');
    await expect(borderTopStyle).toBe('solid');
    await expect(backgroundColor).toBe('rgb(154, 63, 22)');
    // The root of the page has 10 px.
    await expect([fontSize, minBlockSize]).toEqual(['16px', '52px']);

    await fill(inside.getByLabelText('Annual revenue'), '1000000');
    await userEvent.click(button);
    await waitFor(() =>
      expect(page.querySelector('output')).toHaveTextContent(/^result: .*"weeklyTimeCost":500/),
    );

    await userEvent.click(inside.getByText('Over 36 months'));
    await waitFor(() => expect(inside.getByRole('application')).toBeVisible());
    await userEvent.click(await inside.findByRole('button', { name: 'E-mail report' }));
    await expect(page.querySelector('output')).toHaveTextContent(/^email-report: /);
    const [head, body] = page.documentElement.children;
    await expect(head?.querySelectorAll('style')).toHaveLength(1);
    await expect(body?.lastElementChild).toHaveProperty('localName', 'script');
  },
});
