import type { DeliverableVersion, DocumentType } from '@uplift/data-client/contract/project';
import { Dialog } from '@uplift/ui/dialog';
import { Icon } from '@uplift/ui/icon';
import { IconButton } from '@uplift/ui/icon-button';
import { LinkButton } from '@uplift/ui/link-button';
import Eye from 'lucide-react/icons/eye';
import type { ReactElement } from 'react';
import * as styles from './plan.styles.ts';
import { TextPreview } from './text-preview.tsx';

/** File types that browsers can display. */
const shownTypes = {
  picture: ['png', 'jpeg', 'webp', 'avif', 'gif'],
  text: ['csv', 'txt', 'md'],
} as const satisfies Record<string, readonly DocumentType[]>;

/** Returns how a file can be previewed on the page. Null if it has to be opened in another program. */
export function previewKind(type: DocumentType): keyof typeof shownTypes | null {
  if (shownTypes.picture.some((each) => each === type)) return 'picture';
  return shownTypes.text.some((each) => each === type) ? 'text' : null;
}

export interface FilePreviewProps {
  /** Title of the deliverable. */
  title: string;
  file: DeliverableVersion;
  /** URL of the file. */
  href: string;
}

/** Previews an image or a text file in a dialog. */
export function FilePreview({ title, file, href }: FilePreviewProps): ReactElement {
  const label = `Version ${file.number} of ${title}`;
  return (
    <Dialog.Root>
      <Dialog.Trigger asChild>
        <IconButton size="sm" label={`Preview version ${file.number} of ${title}`} title="Preview">
          <Icon icon={Eye} size="sm" />
        </IconButton>
      </Dialog.Trigger>
      <Dialog.Content size="lg">
        <Dialog.Title>{title}</Dialog.Title>
        <Dialog.Description>
          {file.name}, version {file.number}
        </Dialog.Description>
        {previewKind(file.type) === 'picture' ? (
          <img src={href} alt={label} css={styles.picture} />
        ) : (
          <TextPreview label={label} href={href} />
        )}
        <Dialog.Footer>
          <LinkButton href={href} download={file.name} size="sm" variant="secondary">
            Download
          </LinkButton>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  );
}
