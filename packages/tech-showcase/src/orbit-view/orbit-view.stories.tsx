import { startNetwork } from '@uplift/storybook/network';
import preview from '@uplift/storybook/preview';
import { delay, HttpResponse, http } from 'msw';
import { type ReactElement, useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { decideGraphics } from '../graphics/detect-graphics.ts';
import { drawIconAtlas } from '../orbit-3d/icon-atlas.ts';
import { readPalette } from '../orbit-3d/palette.ts';
import { Late } from '../stories/late.tsx';
import { becomesSolid, createFrameProbe, refreshes, rendererOf } from '../stories/orbit-probe.ts';
import { sampleTechnologies } from '../stories/sample-technologies.ts';
import { OrbitView, type OrbitViewProps } from './index.ts';

// Test browsers render in software, so detection would treat them as weak devices.
const args: OrbitViewProps = { technologies: sampleTechnologies(24), graphics: '3d' };

/** A page that creates a new list on every render. */
function Rerendered({ technologies, ...props }: OrbitViewProps): ReactElement {
  const [times, setTimes] = useState(1);
  return (
    <>
      <OrbitView technologies={technologies?.map((technology) => ({ ...technology }))} {...props} />
      <p>{`Rendered ${times} times`}</p>
      <button type="button" onClick={() => setTimes(times + 1)}>
        Render again
      </button>
    </>
  );
}

let sendLateIcon: () => void;

const meta = preview.meta({
  title: 'Tech showcase/Orbit view',
  component: OrbitView,
  parameters: { subpaths: [''] },
  args,
});

export const Default = meta.story({
  play: async ({ canvasElement, canvas }) => {
    await becomesSolid(canvasElement);
    await expect(canvasElement.querySelectorAll('canvas')).toHaveLength(1);
    await expect(canvas.getAllByRole('link')).toHaveLength(24);
  },
});

/**
 * Loads with its edge in the viewport, and starts when it is scrolled into view. `pnpm visual` takes it at
 * several moments.
 */
export const Entry = meta.story({
  tags: ['frames', '!autodocs'],
  decorators: [
    (Story) => (
      <>
        <div style={{ blockSize: '82vh' }} />
        <Story />
      </>
    ),
  ],
  play: async ({ canvasElement }) => becomesSolid(canvasElement),
});

export const FlatEntry = Entry.extend({
  tags: ['frames', '!autodocs'],
  args: { graphics: '2d' },
  play: async ({ canvasElement }) => expect(rendererOf(canvasElement)).toBe('2d'),
});

export const OwnPalette = meta.story({
  args: { palette: { ground: '#1a0b1e', accent: '#c2417f', line: '#f3a6cb', quiet: '#b79ab0' } },
  parameters: { ownColors: true },
  play: async ({ canvasElement }) => {
    await becomesSolid(canvasElement);
    const view = canvasElement.querySelector<HTMLElement>('[data-view="orbit"]');
    await expect(view).toHaveStyle({ backgroundColor: '#1a0b1e' });
    const read = view && readPalette(view);
    await expect(read?.accent.map((share) => Math.round(share * 255))).toEqual([0xc2, 0x41, 0x7f]);
  },
});

/** The same atom in CSS and SVG. */
export const Flat = meta.story({
  args: { graphics: '2d' },
  play: async ({ canvasElement }) => {
    const item = canvasElement.querySelector<HTMLElement>('[data-item="0"]');
    const before = item?.style.transform;
    await waitFor(() => expect(item?.style.transform).not.toBe(before));
    await expect(canvasElement.querySelector('canvas')).toBeNull();
    await expect(rendererOf(canvasElement)).toBe('2d');
  },
});

/** In a narrow column of a wide page, it looks as on a phone. */
export const NarrowColumn = meta.story({
  args: {
    graphics: '2d',
    highlighted: args.technologies?.[0]?.id,
    style: { inlineSize: 'min(20rem, 100%)' },
  },
  play: async ({ canvas, canvasElement }) => {
    const surface = canvas.getByRole('slider').getBoundingClientRect();
    const card = canvasElement.querySelector('[data-shown="true"]');
    await expect(card?.getBoundingClientRect().top).toBeGreaterThanOrEqual(surface.bottom);
    await waitFor(() => expect(canvasElement.querySelectorAll('[data-item]')).toHaveLength(12));
  },
});

export const NoWebGl = meta.story({
  args: { graphics: decideGraphics({ webgl: false, mobile: false, lowPerformance: false }) },
  play: async ({ canvasElement }) => {
    await expect(rendererOf(canvasElement)).toBe('2d');
    await expect(canvasElement.querySelector('canvas')).toBeNull();
  },
});

/** A phone or tablet with slow graphics. */
export const WeakDevice = meta.story({
  args: { graphics: decideGraphics({ webgl: true, mobile: true, lowPerformance: true }) },
  play: async ({ canvasElement }) => {
    await expect(rendererOf(canvasElement)).toBe('2d');
    await expect(canvasElement.querySelector('canvas')).toBeNull();
  },
});

export const Loading = meta.story({
  args: { technologies: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading tech stack...');
  },
});

/** The list takes a while to load; the empty atom reserves its space. */
export const Slow = meta.story({
  render: ({ technologies, ...props }) => (
    <Late value={technologies} after={1500}>
      {(come) => <OrbitView technologies={come} {...props} />}
    </Late>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading tech stack...');
    const { height } = canvasElement.getBoundingClientRect();
    await expect(await canvas.findByRole('link', { name: 'React' })).toBeVisible();
    await expect(canvasElement.getBoundingClientRect().height).toBe(height);
    await becomesSolid(canvasElement);
  },
});

export const Empty = meta.story({
  args: { technologies: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('No tech assets available yet');
  },
});

export const AllInactive = meta.story({
  args: { technologies: sampleTechnologies(5).map((technology) => ({ ...technology, isActive: false })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status').textContent).toBe('No tech assets available');
  },
});

export const Failed = meta.story({
  args: { technologies: undefined, error: true, onRetry: fn() },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to load tech stack');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
});

/** Expects all items in the list and picture. Tests are collected statically, so each story is explicit. */
function expectItems(count: number) {
  return async ({ canvasElement }: { canvasElement: HTMLElement }): Promise<void> => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('link')).toHaveLength(count);
    await expect(canvasElement.querySelectorAll('[data-item]')).toHaveLength(count);
  };
}

export const OneItem = meta.story({
  args: { technologies: sampleTechnologies(1) },
  play: expectItems(1),
});

export const FourItems = meta.story({
  args: { technologies: sampleTechnologies(4) },
  play: expectItems(4),
});

export const FiveItems = meta.story({
  args: { technologies: sampleTechnologies(5) },
  play: expectItems(5),
});

export const SevenItems = meta.story({
  args: { technologies: sampleTechnologies(7) },
  play: expectItems(7),
});

export const EightItems = meta.story({
  args: { technologies: sampleTechnologies(8) },
  play: expectItems(8),
});

export const FourteenItems = meta.story({
  args: { technologies: sampleTechnologies(14) },
  play: expectItems(14),
});

export const FifteenItems = meta.story({
  args: { technologies: sampleTechnologies(15) },
  play: expectItems(15),
});

export const TwentyOneItems = meta.story({
  args: { technologies: sampleTechnologies(21) },
  play: expectItems(21),
});

export const TwentyTwoItems = meta.story({
  args: { technologies: sampleTechnologies(22) },
  play: expectItems(22),
});

const hundred = createFrameProbe();

export const HundredItems = meta.story({
  args: { technologies: sampleTechnologies(100), onFrame: hundred.onFrame },
  play: async ({ canvasElement }) => {
    await becomesSolid(canvasElement);
    await waitFor(() => expect(hundred.drawCalls()).toBeGreaterThan(0));
    await expect(hundred.drawCalls()).toBeLessThanOrEqual(12);
  },
});

export const HundredItemsFlat = meta.story({
  args: { technologies: sampleTechnologies(100), graphics: '2d' },
});

export const BrokenIcons = meta.story({
  args: {
    technologies: sampleTechnologies(12).map((technology, index) => ({
      ...technology,
      iconPath: index % 2 === 0 ? 'data:image/png;base64,broken' : null,
    })),
  },
  play: async ({ canvasElement }) => {
    await becomesSolid(canvasElement);
    await waitFor(() => expect(canvasElement.querySelectorAll('[data-part="letter"]')).toHaveLength(12));
  },
});

/** The icon server never responds: letters replace the icons, and the atom doesn't wait long. */
export const SlowIcons = meta.story({
  args: {
    technologies: sampleTechnologies(7).map((technology) => ({
      ...technology,
      iconPath: `/slow-icons/${technology.id}.svg`,
    })),
  },
  loaders: [startNetwork],
  beforeEach: ({ msw }) => msw.use(http.get('/slow-icons/*', () => delay('infinite'))),
  play: async ({ canvasElement }) => becomesSolid(canvasElement),
});

export const LateIconsReplaceTheirLetters = meta.story({
  tags: ['behavior', '!autodocs'],
  args: { graphics: '2d', technologies: sampleTechnologies(1) },
  loaders: [startNetwork],
  beforeEach({ msw }) {
    const answer = Promise.withResolvers<void>();
    sendLateIcon = answer.resolve;
    msw.use(
      http.get('/late-icons/square.svg', async () => {
        await answer.promise;
        return HttpResponse.text(
          '<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24"><path fill="#f00" d="M0 0h24v24H0z"/></svg>',
          { headers: { 'content-type': 'image/svg+xml' } },
        );
      }),
    );
  },
  play: async () => {
    const technologies = sampleTechnologies(1).map((technology) => ({
      ...technology,
      iconPath: '/late-icons/square.svg',
    }));
    const onLate = fn();
    const { tints } = await drawIconAtlas(technologies, {
      family: 'sans-serif',
      signal: new AbortController().signal,
      onLate,
    });
    await expect(onLate).not.toHaveBeenCalled();
    await expect(tints[0]).not.toEqual([1, 0, 0]);
    sendLateIcon();
    await waitFor(() => expect(onLate).toHaveBeenCalledTimes(1));
    await expect(tints[0]).toEqual([1, 0, 0]);
  },
});

const square = (fill: string): string =>
  `data:image/svg+xml;base64,${btoa(`<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24"><path fill="${fill}" d="M0 0h24v24H0z"/></svg>`)}`;

/** Only icons that are too dark for their disc get a light plate. */
export const PlatesBehindDarkIcons = meta.story({
  args: {
    graphics: '2d',
    technologies: sampleTechnologies(2).map((technology, index) => ({
      ...technology,
      iconPath: square(index === 0 ? '#ff7a59' : '#111'),
    })),
  },
  play: async ({ canvasElement }) => {
    await waitFor(() =>
      expect(
        [...canvasElement.querySelectorAll<HTMLElement>('[data-plate]')].map(({ dataset }) => dataset.plate),
      ).toEqual(['false', 'true']),
    );
  },
});

const business: Record<string, string> = {
  Stripe: 'Payments',
  Notion: 'Productivity',
  Zapier: 'Automation',
  n8n: 'Automation',
  'Google Cloud': 'Scheduling',
  Vite: 'CRM',
};

/** Technologies of a business stand on rings by purpose, and developer tools behind them. */
export const RingsByPurpose = meta.story({
  args: {
    graphics: '2d',
    technologies: sampleTechnologies(32).map((technology) => ({
      ...technology,
      category: business[technology.name] ?? technology.category,
      storyCount: 3,
    })),
  },
  play: async ({ canvasElement }) => {
    const names = [...canvasElement.querySelectorAll('[data-rim]')].map(({ textContent }) => textContent);
    await expect(names).toEqual(['Do it', 'Get paid', 'Win work', 'How we connect it', 'Our own stack']);
  },
});

/** Two showcases on a page share one WebGL context. */
export const SharedContext = meta.story({
  render: (props) => (
    <>
      <OrbitView {...props} style={{ blockSize: 320 }} />
      <OrbitView {...props} technologies={sampleTechnologies(8)} style={{ blockSize: 320 }} />
    </>
  ),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('[data-renderer="3d"]')).toHaveLength(2), {
      timeout: 20_000,
    });
    const canvases = [...canvasElement.querySelectorAll('canvas')];
    await expect(canvases).toHaveLength(2);
    // Copies have a 2D context, so the only WebGL context is elsewhere. Both show a nucleus.
    await waitFor(() => {
      for (const canvas of canvases) {
        const { data } =
          canvas.getContext('2d')?.getImageData(canvas.width / 2, canvas.height / 2, 1, 1) ?? {};
        expect(data?.[3]).toBe(255);
      }
    });
  },
});

/** A technology can specify its own orbit. */
export const OwnOrbits = meta.story({
  args: {
    technologies: sampleTechnologies(10).map((technology, index) => ({
      ...technology,
      orbitRadius: index < 4 ? 0.6 : 1,
      orbitTilt: index < 4 ? 90 : index % 2 === 0 ? 20 : -20,
      orbitSpeed: index < 4 ? -4 : 2,
      iconSize: index < 4 ? 40 : 64,
    })),
  },
});

/** The middle of an element on the screen, in px. */
function middleOf(element: Element | null): number {
  const { left = Number.NaN, right = Number.NaN } = element?.getBoundingClientRect() ?? {};
  return (left + right) / 2;
}

export const Narrow = meta.story({
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 320, maxInlineSize: '100%' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const rings = canvasElement.querySelector('svg:has([data-ring])');
    await expect(middleOf(rings)).toBeCloseTo(middleOf(canvasElement.querySelector('[data-names]')), 0);
  },
});

/** With reduced motion, the atom starts paused, and the visitor can start it. */
export const ReducedMotion = meta.story({
  args: { graphics: '2d' },
  globals: { motion: 'reduced' },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('button', { name: 'Play animation' })).toBeVisible();
    const { line, ground, accent } = readPalette(canvasElement);
    await expect(new Set([line, ground, accent].map(String)).size).toBe(3);
    const item = canvasElement.querySelector<HTMLElement>('[data-item="0"]');
    await refreshes(4);
    const before = item?.style.transform;
    await refreshes(20);
    await expect(item?.style.transform).toBe(before);
    await userEvent.click(canvas.getByRole('button', { name: 'Play animation' }));
    await waitFor(() => expect(item?.style.transform).not.toBe(before));
  },
});

export const NewArrayOfTheSameKeepsTheAtom = meta.story({
  tags: ['behavior', '!autodocs'],
  args: { graphics: '2d' },
  render: ({ technologies, ...props }) => <Rerendered technologies={technologies} {...props} />,
  play: async ({ canvas, canvasElement }) => {
    const item = canvasElement.querySelector('[data-item="0"]');
    await userEvent.click(canvas.getByRole('button', { name: 'Render again' }));
    await expect(canvas.getByText('Rendered 2 times')).toBeVisible();
    await expect(canvasElement.querySelector('[data-item="0"]')).toBe(item);
  },
});
