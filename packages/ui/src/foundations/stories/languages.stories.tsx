import preview from '@uplift/storybook/preview';
import type { ReactElement } from 'react';
import { expect } from 'storybook/test';
import { Combobox } from '../../combobox/index.ts';
import { CopyButton } from '../../copy-button/index.ts';
import { SectionErrorBoundary } from '../../error-boundary/index.ts';
import { Field } from '../../field/index.ts';
import { FileDrop } from '../../file-drop/index.ts';
import { Pagination } from '../../pagination/index.ts';
import { PasswordInput } from '../../password-input/index.ts';
import { Progress } from '../../progress/index.ts';
import { Stack } from '../../stack/index.ts';

const files = [{ id: '1', name: 'logo.png', size: 1_500_000, status: 'uploading', progress: 0.4 }] as const;

function Broken(): ReactElement {
  throw new Error('A part of this story fails on purpose.');
}

/** Components with texts of their own. */
function Examples(): ReactElement {
  return (
    <Stack gap={5}>
      <Field label="1" counter={20} required>
        <Combobox options={[]} />
      </Field>
      <Field label="2">
        <PasswordInput strength minLength={12} />
      </Field>
      <FileDrop aria-label="3" files={files} onFiles={() => {}} onCancel={() => {}} />
      <Progress label="4" value={40} />
      <CopyButton text="5" />
      <Pagination page={3} pageCount={1200} onPageChange={() => {}} />
      <SectionErrorBoundary>
        <Broken />
      </SectionErrorBoundary>
    </Stack>
  );
}

const meta = preview.meta({
  title: 'Foundations/Languages',
  tags: ['new'],
  parameters: {
    subpaths: ['locale', 'locale/de', 'locale/ar', 'locale/en'],
    docs: {
      description: {
        component: [
          'Sets the language, the currency and the built-in texts of all components inside, once for a page.',
          'Without a provider, they are English.',
          '',
          'German and Arabic have their own entry points, so a page loads only the texts of its language. To add',
          'another one, translate `english`. To change texts of one component, use its `messages`.',
        ].join('\n'),
      },
    },
  },
  render: () => <Examples />,
});

export const English = meta.story();

export const German = meta.story({
  globals: { language: 'de' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Bereich nicht verfügbar')).toBeVisible();
    await expect(canvas.getByText('Seite 3 von 1.200')).toBeInTheDocument();
    await expect(document.documentElement).toHaveAttribute('lang', 'de');
  },
});

export const Arabic = meta.story({
  globals: { language: 'ar' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('القسم غير متاح')).toBeVisible();
    await expect(document.documentElement).toHaveAttribute('dir', 'rtl');
  },
});
