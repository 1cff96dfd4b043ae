import preview from '@uplift/storybook/preview';
import { expect, spyOn, userEvent, waitFor } from 'storybook/test';
import { OrbitPlayground } from '../stories/orbit-playground.tsx';
import { sampleTechnologies } from '../stories/sample-technologies.ts';
import { shownTechnologies } from '../technology/technology.ts';

const meta = preview.meta({
  title: 'Tech showcase/Orbit playground',
  component: OrbitPlayground,
  args: { technologies: sampleTechnologies(12) },
  parameters: {
    docs: {
      description: {
        component: [
          'Gives single technologies their own orbit. Copy the JSON into the form of the admin area. Automatic',
          'values are `null`.',
          '',
          '```ts',
          "import { OrbitView, type Technology } from '@uplift/tech-showcase';",
          '```',
        ].join('\n'),
      },
    },
  },
});

export const Default = meta.story({
  play: async ({ canvas, canvasElement }) => {
    const writeText = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const copied = async (): Promise<unknown> => {
      await userEvent.click(canvas.getByRole('button', { name: /Copy JSON|Copied/ }));
      const text = writeText.mock.lastCall?.[0];
      return text === undefined ? undefined : JSON.parse(text);
    };
    const itemSize = (): string | undefined =>
      canvasElement.querySelector<HTMLElement>('[data-item="1"]')?.style.getPropertyValue('--tech-icon-size');
    const before = itemSize();
    const [, typeScript] = shownTechnologies(sampleTechnologies(12));

    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Technology' }), 'TypeScript');
    await expect(await copied()).toEqual(typeScript);

    canvas.getByRole('slider', { name: 'Radius' }).focus();
    await userEvent.keyboard('{Home}');
    canvas.getByRole('slider', { name: 'Speed, in turns a minute' }).focus();
    await userEvent.keyboard('{End}');
    canvas.getByRole('slider', { name: 'Tilt' }).focus();
    await userEvent.keyboard('{Home}');
    canvas.getByRole('slider', { name: 'Icon size' }).focus();
    await userEvent.keyboard('{End}');
    const own = { orbitRadius: 0.42, orbitSpeed: 20, orbitTilt: -90, iconSize: 112 };
    await expect(await copied()).toEqual({ ...typeScript, ...own });
    await waitFor(() => expect(itemSize()).not.toBe(before));

    await userEvent.click(canvas.getByRole('button', { name: 'Icon size: automatic' }));
    await expect(await copied()).toEqual({ ...typeScript, ...own, iconSize: null });
  },
});
