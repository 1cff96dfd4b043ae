import type { Guide } from '@uplift/storybook/guide';
import { Field } from '../field/index.ts';
import { FileDrop } from './index.ts';

const wide = { inlineSize: '100%' };

export default {
  use: [
    'Documents, pictures and data that users have as files, dropped, pasted or chosen.',
    'Uploads with progress: pass `files` with their status, and upload them in `onFiles`.',
    'Files that are sent with a form: pass a `name` and no `files`.',
  ],
  avoid: [
    'For a single picture that should be shown, such as a logo, use `Button` with `asChild` around a label, next to an `Avatar`.',
    'For text that users can paste, use `Textarea`.',
    'For links to files elsewhere, use `Input` with `type="url"`.',
  ],
  anatomy: `<Field label="Documents">
  <FileDrop
    accept=".pdf, image/*"
    maxSize={25 * 1024 ** 2}
    rules="PDF or images, 25 MB at most"
    files={files}
    onFiles={upload}
    onCancel={cancel}
    onRetry={retry}
  />
</Field>`,
  examples: [
    {
      do: {
        text: 'Say what is accepted before users choose a file.',
        content: (
          <Field label="Last three invoices" style={wide}>
            <FileDrop accept=".pdf" maxSize={25 * 1024 ** 2} rules="PDF, 25 MB at most" />
          </Field>
        ),
      },
      dont: {
        text: 'Without rules, users learn them from a refusal.',
        content: (
          <Field label="Invoices" style={wide}>
            <FileDrop accept=".pdf" maxSize={25 * 1024 ** 2} />
          </Field>
        ),
      },
    },
    {
      do: {
        text: 'Say why an upload failed and what to do.',
        content: (
          <FileDrop
            aria-label="Plans"
            onCancel={() => {}}
            onRetry={() => {}}
            files={[
              {
                id: '1',
                name: 'Floor plan.png',
                size: 8_600_000,
                status: 'error',
                error: 'The connection was lost. Try again.',
              },
            ]}
            style={wide}
          />
        ),
      },
      dont: {
        text: 'Without `error` and `onRetry`, users have to start over.',
        content: (
          <FileDrop
            aria-label="Other plans"
            files={[{ id: '1', name: 'Floor plan.png', size: 8_600_000, status: 'error' }]}
            style={wide}
          />
        ),
      },
    },
  ],
  keyboard: [
    { keys: ['Tab'], action: 'Moves focus to the target, and then to the buttons of the files.' },
    {
      keys: ['Enter', 'Space'],
      action: 'Opens the dialog to choose files. On a button of a file, cancels, removes or retries it.',
    },
    { keys: ['Ctrl + V', '⌘ + V'], action: 'Adds files from the clipboard, while focus is inside.' },
  ],
  screenReader: [
    'Announced as a file input with the label, error and hint of its `Field`, and with `rules`. Without a `Field`, pass `aria-label`.',
    'Added, uploaded, failed and removed files are announced politely, and so is why a file is refused.',
    'Buttons are named by their file: “Remove Floor plan.png”. After removing, focus returns to the target.',
  ],
} satisfies Guide;
