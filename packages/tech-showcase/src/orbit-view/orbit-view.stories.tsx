import preview from '@uplift/storybook/preview';
import { type ReactElement, useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
import { createFrameProbe, refreshes } from '../stories/orbit-probe.ts';
import { sampleTechnologies } from '../stories/sample-technologies.ts';
import { OrbitView, type OrbitViewProps } from './index.ts';

function rendererOf(canvasElement: HTMLElement): string | undefined {
  return canvasElement.querySelector<HTMLElement>('[data-renderer]')?.dataset.renderer;
}

async function becomesSolid(canvasElement: HTMLElement): Promise<void> {
  await waitFor(() => expect(rendererOf(canvasElement)).toBe('3d'), { timeout: 10_000 });
}

// Test browsers draw in software: found out, they would pass for weak devices.
const args: OrbitViewProps = { technologies: sampleTechnologies(24), graphics: '3d' };

/** A page that makes a new list on every render. */
function Rerendered({ technologies, ...props }: OrbitViewProps): ReactElement {
  const [times, setTimes] = useState(1);
  return (
    <>
      <OrbitView technologies={technologies?.map((technology) => ({ ...technology }))} {...props} />
      <p>Rendered {times} times</p>
      <button type="button" onClick={() => setTimes(times + 1)}>
        Render again
      </button>
    </>
  );
}

const meta = preview.meta({
  title: 'Tech showcase/Orbit view',
  component: OrbitView,
  args,
});

export const Default = meta.story({
  play: async ({ canvasElement, canvas }) => {
    await becomesSolid(canvasElement);
    await expect(canvasElement.querySelectorAll('canvas')).toHaveLength(1);
    await expect(canvas.getAllByRole('link')).toHaveLength(24);
  },
});

/** A weak phone, or a browser without WebGL, shows the same atom in CSS and SVG. */
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

export const Loading = meta.story({
  args: { technologies: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading tech stack...');
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

export const OneItem = meta.story({ args: { technologies: sampleTechnologies(1) } });
export const FourItems = meta.story({ args: { technologies: sampleTechnologies(4) } });
export const SevenItems = meta.story({ args: { technologies: sampleTechnologies(7) } });
export const FifteenItems = meta.story({ args: { technologies: sampleTechnologies(15) } });

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

/** Each technology may name its own orbit. */
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

export const Narrow = meta.story({
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
});

/** Who prefers reduced motion finds the atom at rest, and may start it. */
export const ReducedMotion = meta.story({
  args: { graphics: '2d' },
  beforeEach: () => {
    const { matchMedia } = window;
    window.matchMedia = (query) =>
      matchMedia.call(window, query.includes('prefers-reduced-motion: reduce') ? 'all' : query);
    return () => {
      window.matchMedia = matchMedia;
    };
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('button', { name: 'Play animation' })).toBeVisible();
    const item = canvasElement.querySelector<HTMLElement>('[data-item="0"]');
    await refreshes(4);
    const before = item?.style.transform;
    await refreshes(20);
    await expect(item?.style.transform).toBe(before);
    await userEvent.click(canvas.getByRole('button', { name: 'Play animation' }));
    await waitFor(() => expect(item?.style.transform).not.toBe(before));
  },
});

export const FocusNamesTheItem = meta.story({
  args: { graphics: '2d' },
  play: async ({ canvas, canvasElement }) => {
    canvas.getByRole('link', { name: 'Docker' }).focus();
    await waitFor(() =>
      expect(canvasElement.querySelector('[data-shown="true"]')).toHaveTextContent('Docker'),
    );
    await expect(canvas.getByText('The same build on every machine.')).toBeVisible();
  },
});

export const PointerNamesTheItemAndClickOpensIt = meta.story({
  args: { graphics: '2d', technologies: sampleTechnologies(6) },
  beforeEach: () => {
    const opened = fn();
    const { open } = window;
    window.open = opened;
    return () => {
      window.open = open;
    };
  },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Pause animation' }));
    const surface = canvas.getByRole('slider', { name: 'Rotation of the atom' });
    const frontItem = (): HTMLElement => {
      const [front] = [...canvasElement.querySelectorAll<HTMLElement>('[data-item]')].sort(
        (first, second) => Number(second.style.zIndex) - Number(first.style.zIndex),
      );
      if (!front) throw new Error('The atom has no items.');
      return front;
    };
    const pointerAt = (element: HTMLElement) => {
      const box = element.getBoundingClientRect();
      return {
        clientX: box.left + box.width / 2,
        clientY: box.top + box.height / 2,
        pointerType: 'mouse',
        button: 0,
      };
    };
    const technologyOf = (item: HTMLElement) => sampleTechnologies(6)[Number(item.dataset.item)];
    // The frame that was under way when the animation was paused may still be drawn.
    await waitFor(async () => {
      const item = frontItem();
      await fireEvent.pointerMove(surface, pointerAt(item));
      await expect(canvasElement.querySelector('[data-shown="true"]')).toHaveTextContent(
        technologyOf(item)?.name ?? '',
      );
    });
    const item = frontItem();
    const technology = technologyOf(item);
    const pointer = pointerAt(item);
    await fireEvent.pointerDown(surface, pointer);
    await fireEvent.pointerUp(surface, pointer);
    await expect(window.open).toHaveBeenCalledTimes(1);
    await expect(window.open).toHaveBeenCalledWith(technology?.url, '_blank', 'noopener,noreferrer');
  },
});

export const ArrowKeysTurnIt = meta.story({
  args: { graphics: '2d' },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Pause animation' }));
    const slider = canvas.getByRole('slider', { name: 'Rotation of the atom' });
    const item = canvasElement.querySelector<HTMLElement>('[data-item="0"]');
    slider.focus();
    const before = item?.style.transform;
    const degrees = slider.getAttribute('aria-valuenow');
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(item?.style.transform).not.toBe(before));
    await expect(slider.getAttribute('aria-valuenow')).not.toBe(degrees);
  },
});

export const DraggingTurnsItAndOpensNothing = meta.story({
  args: { graphics: '2d' },
  beforeEach: () => {
    const opened = fn();
    const { open } = window;
    window.open = opened;
    return () => {
      window.open = open;
    };
  },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Pause animation' }));
    const surface = canvas.getByRole('slider', { name: 'Rotation of the atom' });
    const item = canvasElement.querySelector<HTMLElement>('[data-item="0"]');
    const before = item?.style.transform;
    const box = surface.getBoundingClientRect();
    const at = (x: number) => ({ clientX: box.left + x, clientY: box.top + box.height / 2, button: 0 });
    // A pointer that the browser does not know of cannot be captured.
    surface.setPointerCapture = fn();
    await fireEvent.pointerDown(surface, at(50));
    await fireEvent.pointerMove(surface, at(120));
    await fireEvent.pointerMove(surface, at(200));
    await fireEvent.pointerUp(surface, at(200));
    await waitFor(() => expect(item?.style.transform).not.toBe(before));
    await expect(window.open).not.toHaveBeenCalled();
  },
});

const paused = createFrameProbe();

export const NoFramesWhilePaused = meta.story({
  args: { onFrame: paused.onFrame },
  play: async ({ canvas, canvasElement }) => {
    await becomesSolid(canvasElement);
    await waitFor(() => expect(paused.drawCalls()).toBeGreaterThan(0));
    await userEvent.click(canvas.getByRole('button', { name: 'Pause animation' }));
    await userEvent.unhover(canvas.getByRole('button', { name: 'Play animation' }));
    await refreshes(2);
    const drawn = paused.frames();
    await refreshes(30);
    await expect(paused.frames()).toBe(drawn);
    await userEvent.click(canvas.getByRole('button', { name: 'Play animation' }));
    await waitFor(() => expect(paused.frames()).toBeGreaterThan(drawn + 2));
  },
});

const offScreen = createFrameProbe();

export const NoFramesOffScreen = meta.story({
  args: { onFrame: offScreen.onFrame, graphics: '2d' },
  decorators: [
    (Story) => (
      <div>
        <Story />
        <div style={{ blockSize: '300vh' }} />
        <p data-testid="end">The end of a long page.</p>
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await waitFor(() => expect(offScreen.frames()).toBeGreaterThan(2));
    canvas.getByTestId('end').scrollIntoView({ behavior: 'instant' });
    await refreshes(4);
    const drawn = offScreen.frames();
    await refreshes(60);
    await expect(offScreen.frames()).toBe(drawn);
    canvas.getByRole('slider').scrollIntoView({ behavior: 'instant' });
    await waitFor(() => expect(offScreen.frames()).toBeGreaterThan(drawn));
  },
});

export const NewArrayOfTheSameKeepsTheAtom = meta.story({
  args: { graphics: '2d' },
  render: ({ technologies, ...props }) => <Rerendered technologies={technologies} {...props} />,
  play: async ({ canvas, canvasElement }) => {
    const item = canvasElement.querySelector('[data-item="0"]');
    await userEvent.click(canvas.getByRole('button', { name: 'Render again' }));
    await expect(canvas.getByText('Rendered 2 times')).toBeVisible();
    await expect(canvasElement.querySelector('[data-item="0"]')).toBe(item);
  },
});

export const LostGraphicsFallBackAndRecover = meta.story({
  play: async ({ canvasElement }) => {
    await becomesSolid(canvasElement);
    const context = canvasElement
      .querySelector('canvas')
      ?.getContext('webgl2')
      ?.getExtension('WEBGL_lose_context');
    if (!context) throw new Error('This browser cannot lose its graphics on purpose.');
    context.loseContext();
    await waitFor(() => expect(rendererOf(canvasElement)).toBe('2d'));
    context.restoreContext();
    await becomesSolid(canvasElement);
  },
});
