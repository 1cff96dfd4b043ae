import preview from '@uplift/storybook/preview';
import { StatesSheet } from '@uplift/storybook/states-sheet';
import { type ReactElement, useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Field } from '../field/index.ts';
import { narrow } from '../stories/narrow.tsx';
import { formData, TestForm } from '../stories/test-form.tsx';
import { FileDrop, type FileDropFile, type FileDropProps } from './index.ts';

const MEGABYTE = 1024 ** 2;

const meta = preview.meta({
  title: 'Components/Forms/FileDrop',
  parameters: {
    // Refusals and announcements keep their language.
    ownWords: [
      'setup.exe has the wrong type. Choose PDF or images.',
      'setup.exe has the wrong type. Choose PDF.',
      'offer.pdf is 5 bytes. The maximum is 2 bytes.',
      'offer.pdf removed',
      'plan.pdf removed',
    ],
  },
  component: FileDrop,
  args: {
    'aria-label': 'Documents',
    rules: 'PDF or images, 25 MB at most',
    accept: '.pdf, image/*',
    maxSize: 25 * MEGABYTE,
    onFiles: fn(),
    onCancel: fn(),
    onRetry: fn(),
  },
});

const files: FileDropFile[] = [
  { id: '1', name: 'Signed offer.pdf', size: 1.4 * MEGABYTE, status: 'done' },
  { id: '2', name: 'Floor plan.png', size: 8.2 * MEGABYTE, status: 'uploading', progress: 0.62 },
  { id: '3', name: 'Front desk.jpg', size: 3.1 * MEGABYTE, status: 'uploading' },
  { id: '4', name: 'Invoices of March.pdf', size: 640 * 1024, status: 'waiting' },
  {
    id: '5',
    name: 'Team.heic',
    size: 5 * MEGABYTE,
    status: 'error',
    error: 'The connection was lost. Try again.',
  },
];

function control(canvasElement: HTMLElement): HTMLInputElement {
  const input = canvasElement.querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error('There is no file input.');
  return input;
}

function target(canvasElement: HTMLElement): HTMLElement {
  const element = canvasElement.querySelector<HTMLElement>('[data-over]');
  if (!element) throw new Error('There is nothing to drop files on.');
  return element;
}

function transferOf(...held: File[]): DataTransfer {
  const transfer = new DataTransfer();
  for (const file of held) transfer.items.add(file);
  return transfer;
}

/** Dispatches a native drag event, because a synthetic event would lose its data. */
function drag(onto: HTMLElement, type: 'dragover' | 'dragleave' | 'drop', ...held: File[]): DragEvent {
  const event = new DragEvent(type, { dataTransfer: transferOf(...held), bubbles: true, cancelable: true });
  onto.dispatchEvent(event);
  return event;
}

const offer = new File(['offer'], 'offer.pdf', { type: 'application/pdf' });
const program = new File(['run'], 'setup.exe');

export const Default = meta.story({
  play: async ({ canvasElement }) => {
    await expect(control(canvasElement)).toHaveAccessibleName('Documents');
    await expect(control(canvasElement)).toHaveAccessibleDescription('PDF or images, 25 MB at most');
  },
});

export const Files = meta.story({
  tags: ['visual'],
  args: { files },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Floor plan.png' })).toHaveAttribute(
      'aria-valuenow',
      '62',
    );
    await expect(canvas.getByRole('progressbar', { name: 'Front desk.jpg' })).not.toHaveAttribute(
      'aria-valuenow',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Try Team.heic again' }));
    await expect(args.onRetry).toHaveBeenLastCalledWith('5');
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel Floor plan.png' }));
    await expect(args.onCancel).toHaveBeenLastCalledWith('2');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Signed offer.pdf' }));
    await expect(args.onCancel).toHaveBeenLastCalledWith('1');
  },
});

export const States = meta.story({
  render: () => (
    <StatesSheet
      component={FileDrop}
      rows={{
        Empty: { 'aria-label': 'Documents', rules: 'PDF, 25 MB at most', style: { inlineSize: '14rem' } },
        'With a file': {
          'aria-label': 'Documents',
          files: files.slice(0, 1),
          onCancel: fn(),
          style: { inlineSize: '14rem' },
        },
      }}
      states={{ Invalid: { 'aria-invalid': true }, Disabled: { disabled: true } }}
    />
  ),
});

export const Chosen = meta.story({
  tags: ['behavior', '!autodocs'],
  play: async ({ canvasElement, args }) => {
    await userEvent.tab();
    await expect(control(canvasElement)).toHaveFocus();
    await userEvent.upload(control(canvasElement), offer);
    await expect(args.onFiles).toHaveBeenLastCalledWith([offer], []);
    // The input is cleared, so the same file can be selected again.
    await expect(control(canvasElement).files).toHaveLength(0);
  },
});

export const Dropped = meta.story({
  tags: ['behavior', '!autodocs'],
  play: async ({ canvas, canvasElement, args }) => {
    const zone = target(canvasElement);
    drag(zone, 'dragover', offer);
    await waitFor(() => expect(canvas.getByText('Drop to add the files')).toBeVisible());
    drag(zone, 'dragleave', offer);
    await waitFor(() => expect(canvas.getByText('Choose files')).toBeVisible());
    drag(zone, 'dragover', offer);
    await waitFor(() => expect(zone).toHaveAttribute('data-over', 'true'));
    drag(zone, 'drop', offer, program);
    await waitFor(() => expect(zone).toHaveAttribute('data-over', 'false'));
    await expect(args.onFiles).toHaveBeenLastCalledWith(
      [expect.objectContaining({ name: 'offer.pdf' })],
      [expect.objectContaining({ reason: 'type' })],
    );
    const refusal = canvas.getByText('setup.exe has the wrong type. Choose PDF or images.');
    await expect(refusal.closest('[role="status"]')).not.toBeNull();
  },
});

export const LetGoOutsideKeepsThePage = meta.story({
  tags: ['behavior', '!autodocs'],
  play: async () => {
    await waitFor(() => expect(drag(document.body, 'drop', offer).defaultPrevented).toBe(true));
  },
});

export const Pasted = meta.story({
  tags: ['behavior', '!autodocs'],
  play: async ({ canvasElement, args }) => {
    control(canvasElement).focus();
    await userEvent.paste(transferOf(offer));
    await expect(args.onFiles).toHaveBeenLastCalledWith([expect.objectContaining({ name: 'offer.pdf' })], []);
  },
});

export const Refused = meta.story({
  args: { maxSize: 2, accept: '.pdf', multiple: false },
  play: async ({ canvas, canvasElement, args }) => {
    drag(target(canvasElement), 'drop', program, offer);
    await expect(args.onFiles).toHaveBeenLastCalledWith(
      [],
      [expect.objectContaining({ reason: 'type' }), expect.objectContaining({ reason: 'size' })],
    );
    const message = 'offer.pdf is 5 bytes. The maximum is 2 bytes.';
    await waitFor(() => expect(canvas.getByText(message)).toBeVisible());
  },
});

export const Disabled = meta.story({
  args: { disabled: true, files },
  play: async ({ canvasElement, args }) => {
    drag(target(canvasElement), 'drop', offer);
    await expect(args.onFiles).not.toHaveBeenCalled();
  },
});

function Uploads({ onFiles: _, ...props }: FileDropProps): ReactElement {
  const [held, setHeld] = useState<FileDropFile[]>([]);

  function change(id: string, change: Partial<FileDropFile>): void {
    setHeld((before) => before.map((file) => (file.id === id ? { ...file, ...change } : file)));
  }

  return (
    <Field label="Documents" required>
      <FileDrop
        {...props}
        files={held}
        onFiles={(taken) =>
          setHeld((before) => [
            ...before,
            ...taken.map(({ name, size }) => ({
              id: name,
              name,
              size,
              status: 'uploading' as const,
              progress: 0,
            })),
          ])
        }
        onCancel={(id) => setHeld((before) => before.filter((file) => file.id !== id))}
        onRetry={(id) => change(id, { status: 'done' })}
      />
      <button
        type="button"
        onClick={() => change('offer.pdf', { status: 'error', error: 'Try again later.' })}
      >
        Fail
      </button>
    </Field>
  );
}

export const AnnouncesWhatHappens = meta.story({
  tags: ['behavior', '!autodocs'],
  render: ({ 'aria-label': _, ...args }) => <Uploads {...args} />,
  play: async ({ canvas, canvasElement }) => {
    const input = control(canvasElement);
    await expect(input).toHaveAccessibleName('Documents');
    await expect(input).toBeRequired();
    const news = () => canvas.getAllByRole('status').map(({ textContent }) => textContent);
    await userEvent.upload(input, offer);
    await waitFor(() => expect(news()).toContain('Uploading offer.pdf'));
    await expect(input).not.toBeRequired();
    await userEvent.click(canvas.getByRole('button', { name: 'Fail' }));
    await waitFor(() => expect(news()).toContain('offer.pdf failed. Try again later.'));
    await userEvent.click(canvas.getByRole('button', { name: 'Try offer.pdf again' }));
    await waitFor(() => expect(news()).toContain('offer.pdf uploaded'));
    await userEvent.click(canvas.getByRole('button', { name: 'Remove offer.pdf' }));
    await waitFor(() => expect(news()).toContain('offer.pdf removed'));
    await expect(input).toHaveFocus();
  },
});

export const HoldsFilesForItsForm = meta.story({
  tags: ['behavior', '!autodocs'],
  render: ({ onFiles: _, onCancel: __, onRetry: ___, ...args }) => (
    <TestForm>
      <FileDrop {...args} name="documents" style={{ inlineSize: '100%' }} />
    </TestForm>
  ),
  play: async ({ canvas, canvasElement }) => {
    const pdf = (name: string) => new File(['text'], name, { type: 'application/pdf' });
    const names = () =>
      [formData(canvasElement).documents].flat().map((file) => (file instanceof File ? file.name : file));
    await userEvent.upload(control(canvasElement), [pdf('offer.pdf')]);
    await userEvent.upload(control(canvasElement), [pdf('plan.pdf')]);
    await expect(names()).toEqual(['offer.pdf', 'plan.pdf']);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove offer.pdf' }));
    await expect(names()).toEqual(['plan.pdf']);
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await expect(names()).toEqual(['']);
    await expect(canvas.queryByText('plan.pdf')).toBeNull();
  },
});

export const WithAnError = meta.story({
  render: ({ 'aria-label': _, ...args }) => (
    <Field label="Logo" error="Add the logo of your company." required>
      <FileDrop {...args} multiple={false} />
    </Field>
  ),
  play: async ({ canvasElement }) => {
    await expect(control(canvasElement)).toBeInvalid();
    await expect(control(canvasElement)).toHaveAccessibleDescription(
      'PDF or images, 25 MB at most Add the logo of your company.',
    );
  },
});

export const LongTextNarrow = meta.story({
  args: {
    files: [
      {
        id: '1',
        name: 'All_invoices_and_receipts_of_the_first_quarter_with_attachments_final_version_3.pdf',
        size: 24.8 * MEGABYTE,
        status: 'error',
        error: 'The file is protected by a password. Remove the password and choose it again.',
      },
    ],
  },
  decorators: [narrow],
});

export const RightToLeft = meta.story({ globals: { direction: 'rtl' }, args: { files } });
