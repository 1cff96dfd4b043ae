import { harborOptions } from '@uplift/storybook/brands';
import preview from '@uplift/storybook/preview';
import { expect, fireEvent, userEvent } from 'storybook/test';
import { ThemeBuilder } from './theme-builder.tsx';

const meta = preview.meta({
  title: 'Foundations/Theme builder',
  component: ThemeBuilder,
  tags: ['beta', '!autodocs'],
  parameters: { ownWords: ['Density', 'Comfortable', 'Compact', 'Month', 'light'] },
  args: { initial: harborOptions },
});

function accentOf(element: HTMLElement): string {
  return getComputedStyle(element).getPropertyValue('--up-color-accent');
}

export const Harbor = meta.story({ tags: ['visual'] });

export const DerivesThePreview = meta.story({
  tags: ['behavior'],
  play: async ({ canvas }) => {
    const shown = canvas.getByRole('region', { name: 'Preview' });
    fireEvent.change(canvas.getByLabelText('Accent, color picker'), { target: { value: '#7c3aed' } });
    await expect(accentOf(shown)).toBe('#7c3aed');
    await userEvent.click(canvas.getByRole('radio', { name: 'Dark' }));
    await expect(shown).toHaveAttribute('data-theme', 'dark');
    await expect(accentOf(shown)).not.toBe('#7c3aed');
    await expect(canvas.getByRole('region', { name: 'harbor.css' })).toHaveTextContent(
      '--up-color-accent:#7c3aed',
    );
    await userEvent.click(canvas.getByRole('tab', { name: 'TypeScript' }));
    await expect(canvas.getByRole('region', { name: 'harbor.ts' })).toHaveTextContent(
      'export const harbor: ThemeTokens = {',
    );
    await userEvent.click(canvas.getByRole('tab', { name: 'Tokens' }));
    await expect(canvas.getByRole('button', { name: 'Copy harbor.tokens.json' })).toBeVisible();
  },
});

export const ExplainsRefusalsAndRepairs = meta.story({
  tags: ['behavior'],
  play: async ({ canvas }) => {
    const accent = canvas.getByRole('textbox', { name: 'Accent' });
    fireEvent.change(accent, { target: { value: '#facc15' } });
    await expect(canvas.getByRole('alert')).toHaveTextContent('in the light theme and needs 3:1');
    await expect(accentOf(canvas.getByRole('region', { name: 'Preview' }))).toBe('#0f766e');
    fireEvent.change(accent, { target: { value: '#ff6f61' } });
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(canvas.getByText(/accent in light: #ff6f61 has 2\.\d:1/)).toBeVisible();
  },
});
