import preview from '@uplift/storybook/preview';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
import { becomesSolid, createFrameProbe, refreshes, rendererOf } from '../stories/orbit-probe.ts';
import { sampleTechnologies } from '../stories/sample-technologies.ts';
import { OrbitView, type OrbitViewProps } from './index.ts';

const args: OrbitViewProps = { technologies: sampleTechnologies(24), graphics: '3d' };

function catchOpenedWindows(): () => void {
  const { open } = window;
  window.open = fn();
  return () => {
    window.open = open;
  };
}

/** Drags over the atom, in px from its left edge. */
async function drag(surface: HTMLElement, ...places: readonly [number, ...number[]]): Promise<void> {
  const box = surface.getBoundingClientRect();
  const at = (x: number) => ({ clientX: box.left + x, clientY: box.top + box.height / 2, button: 0 });
  // The browser can't capture a simulated pointer.
  surface.setPointerCapture = fn();
  await fireEvent.pointerDown(surface, at(places[0]));
  for (const place of places.slice(1)) {
    await refreshes(1);
    await fireEvent.pointerMove(surface, at(place));
  }
  await fireEvent.pointerUp(surface, at(places.at(-1) ?? places[0]));
}

/** Returns the yaw announced to screen readers, which updates on focus. */
async function announcedDegrees(slider: HTMLElement): Promise<number> {
  slider.blur();
  slider.focus();
  await refreshes(1);
  return Number(slider.getAttribute('aria-valuenow'));
}

const meta = preview.meta({
  title: 'Tech showcase/Orbit movement',
  component: OrbitView,
  tags: ['behavior', '!autodocs'],
  args,
});

export const FocusNamesTheItem = meta.story({
  args: { graphics: '2d' },
  play: async ({ canvas, canvasElement }) => {
    canvas.getByRole('link', { name: 'Docker' }).focus();
    await waitFor(() =>
      expect(canvasElement.querySelector('[data-shown="true"]')).toHaveTextContent('Docker'),
    );
    await waitFor(() => expect(canvas.getByText('The same build on every machine.')).toBeVisible());
  },
});

export const PointerNamesTheItemAndClickOpensIt = meta.story({
  args: { graphics: '2d', technologies: sampleTechnologies(6) },
  beforeEach: catchOpenedWindows,
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
    // The frame in progress at the pause may still be drawn.
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
  beforeEach: catchOpenedWindows,
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Pause animation' }));
    const surface = canvas.getByRole('slider', { name: 'Rotation of the atom' });
    const item = canvasElement.querySelector<HTMLElement>('[data-item="0"]');
    const before = item?.style.transform;
    await drag(surface, 50, 120, 200);
    await waitFor(() => expect(item?.style.transform).not.toBe(before));
    await expect(window.open).not.toHaveBeenCalled();
  },
});

export const ThrownItGlidesOn = meta.story({
  args: { graphics: '2d' },
  play: async ({ canvas }) => {
    const surface = canvas.getByRole('slider', { name: 'Rotation of the atom' });
    await drag(surface, 40, 90, 140, 190);
    const thrown = await announcedDegrees(surface);
    // Idle, it sways by at most 6 degrees a second.
    await waitFor(async () =>
      expect(((await announcedDegrees(surface)) - thrown + 360) % 360).toBeGreaterThan(15),
    );
  },
});

export const AChipGathersItsItems = meta.story({
  args: { graphics: '2d' },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Pause animation' }));
    await userEvent.click(canvas.getByRole('radio', { name: 'Cloud' }));
    const list = canvas.getByRole('list', { name: 'Cloud' });
    await expect(list).toBeVisible();
    const names = [...list.querySelectorAll('a')].map(({ textContent }) => textContent);
    // The items in front of the nucleus are those of the category.
    await waitFor(() =>
      expect(
        [...canvasElement.querySelectorAll<HTMLElement>('[data-item]')]
          .filter(({ style }) => Number(style.zIndex) > 1000)
          .map(({ lastElementChild }) => lastElementChild?.textContent)
          .sort(),
      ).toEqual(names.sort()),
    );
  },
});

export const CardSaysHowManyStoriesUseIt = meta.story({
  args: {
    graphics: '2d',
    technologies: sampleTechnologies(6).map((technology) => ({ ...technology, storyCount: 2 })),
  },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'React' });
    link.focus();
    await waitFor(() => expect(canvas.getByText('Used in 2 success stories')).toBeVisible());
    await expect(link).toHaveAccessibleDescription(/Client portals.*Used in 2 success stories/);
  },
});

export const TheTourConnectsTwoItems = meta.story({
  args: { graphics: '2d' },
  play: async ({ canvas, canvasElement }) => {
    const card = (): Element | null => canvasElement.querySelector('[data-shown="true"]');
    await waitFor(() => expect(card()).toHaveTextContent('React to PostgreSQL'), { timeout: 10_000 });
    await userEvent.hover(canvas.getByRole('slider'));
    await waitFor(() => expect(card()?.textContent ?? '').not.toMatch(/ to /));
  },
});

/** Also while the atom stands still, where its card would cover what the chip gathers. */
export const AChipEndsTheFlow = meta.story({
  args: { graphics: '2d' },
  play: async ({ canvas, canvasElement }) => {
    const card = (): Element | null => canvasElement.querySelector('[data-shown="true"]');
    await waitFor(() => expect(card()).toHaveTextContent('React to PostgreSQL'), { timeout: 10_000 });
    await userEvent.click(canvas.getByRole('button', { name: 'Pause animation' }));
    await expect(card()).not.toBeNull();
    await userEvent.click(canvas.getByRole('radio', { name: 'Cloud' }));
    await expect(card()).toBeNull();
  },
});

/** Vertical swipes scroll the page, horizontal swipes rotate the atom, and two fingers zoom the page. */
export const ScrollingIsNeverTrapped = meta.story({
  args: { graphics: '2d' },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByRole('slider')).touchAction).toBe('pan-y pinch-zoom');
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

const hidden = createFrameProbe();

export const NoFramesInAHiddenTab = meta.story({
  args: { onFrame: hidden.onFrame, graphics: '2d' },
  play: async () => {
    const turnTo = (state: DocumentVisibilityState): void => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state });
      document.dispatchEvent(new Event('visibilitychange'));
    };
    await waitFor(() => expect(hidden.frames()).toBeGreaterThan(2));
    try {
      turnTo('hidden');
      const drawn = hidden.frames();
      await refreshes(30);
      await expect(hidden.frames()).toBe(drawn);
    } finally {
      Reflect.deleteProperty(document, 'visibilityState');
      document.dispatchEvent(new Event('visibilitychange'));
    }
    const shown = hidden.frames();
    await waitFor(() => expect(hidden.frames()).toBeGreaterThan(shown));
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

let nucleusShows = false;

function lookAtNucleus(): void {
  const gl = document.querySelector('canvas')?.getContext('webgl2');
  if (!gl) return;
  const pixel = new Uint8Array(4);
  // Pixels can be read only right after they were drawn.
  gl.readPixels(
    gl.drawingBufferWidth / 2,
    gl.drawingBufferHeight / 2,
    1,
    1,
    gl.RGBA,
    gl.UNSIGNED_BYTE,
    pixel,
  );
  nucleusShows = pixel[3] === 255;
}

export const LostGraphicsFallBackAndRecover = meta.story({
  args: { onFrame: lookAtNucleus },
  play: async ({ canvasElement }) => {
    await becomesSolid(canvasElement);
    await waitFor(() => expect(nucleusShows).toBe(true));
    const context = canvasElement
      .querySelector('canvas')
      ?.getContext('webgl2')
      ?.getExtension('WEBGL_lose_context');
    if (!context) throw new Error('This browser cannot lose its graphics on purpose.');
    context.loseContext();
    await waitFor(() => expect(rendererOf(canvasElement)).toBe('2d'));
    await waitFor(() => expect(nucleusShows).toBe(false));
    context.restoreContext();
    await becomesSolid(canvasElement);
    await waitFor(() => expect(nucleusShows).toBe(true));
  },
});
