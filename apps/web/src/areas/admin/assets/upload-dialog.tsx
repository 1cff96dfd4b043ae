import { Button } from '@uplift/ui/button';
import { Combobox } from '@uplift/ui/combobox';
import { Dialog } from '@uplift/ui/dialog';
import { Field } from '@uplift/ui/field';
import { FileDrop } from '@uplift/ui/file-drop';
import { Stack } from '@uplift/ui/stack';
import { type ReactElement, useState } from 'react';
import { useOpenForFiles } from '../../shared/forms/use-open-for-files.ts';
import type { Uploads } from '../../shared/forms/use-uploads.ts';
import { useCreate } from '../../shared/lists/use-create.ts';
import { fileRules } from './file-rules.ts';

export interface UploadDialogProps {
  uploads: Uploads;
  /** Category of the uploaded files. */
  category: string;
  categories: readonly string[];
  onCategoryChange: (category: string) => void;
}

/** Uploads several files at once. Uploads continue while the dialog is closed, and reappear in it. */
export function UploadDialog({
  uploads,
  category,
  categories,
  onCategoryChange,
}: UploadDialogProps): ReactElement {
  const [opened, setOpened] = useState(false);
  const [asked, setAsked] = useCreate();
  const open = opened || asked;
  const [show] = useState(() => () => setOpened(true));
  useOpenForFiles(show);
  function change(next: boolean): void {
    setOpened(next);
    if (asked && !next) setAsked(false);
  }
  const offered = [...new Set([...categories, category])];
  return (
    <Dialog.Root open={open} onOpenChange={change}>
      <Dialog.Trigger asChild>
        <Button size="sm">Upload</Button>
      </Dialog.Trigger>
      <Dialog.Content>
        <Dialog.Title>Upload files</Dialog.Title>
        <Dialog.Description>
          Uploaded files are public right away. You can rename them later.
        </Dialog.Description>
        <Stack gap={5}>
          <Field
            label="Category"
            hint="Choose one or enter a new one, in lowercase letters with hyphens between words."
          >
            <Combobox
              freeText
              options={offered.map((value) => ({ value, label: value }))}
              value={category}
              onValueChange={(value) => onCategoryChange(value ?? '')}
            />
          </Field>
          <FileDrop
            aria-label="Files"
            {...fileRules.any}
            disabled={category === ''}
            files={uploads.files}
            onFiles={uploads.add}
            onRetry={uploads.retry}
            onCancel={uploads.cancel}
          />
        </Stack>
      </Dialog.Content>
    </Dialog.Root>
  );
}
