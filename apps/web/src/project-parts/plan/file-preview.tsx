import type { DeliverableVersion, DocumentType } from '@uplift/data-client/contract/project';
import { Button } from '@uplift/ui/button';
import { Dialog } from '@uplift/ui/dialog';
import { LinkButton } from '@uplift/ui/link-button';
import type { ReactElement } from 'react';
import * as styles from './plan.styles.ts';

/** What a browser shows by itself; everything else is for programs of their own. */
const shownTypes = {
  picture: ['png', 'jpeg', 'webp', 'avif', 'gif'],
  text: ['csv', 'txt', 'md'],
} as const satisfies Record<string, readonly DocumentType[]>;

/** How a file can be looked at within the page; null where it has to be opened elsewhere. */
export function previewKind(type: DocumentType): keyof typeof shownTypes | null {
  if (shownTypes.picture.some((each) => each === type)) return 'picture';
  return shownTypes.text.some((each) => each === type) ? 'text' : null;
}

export interface FilePreviewProps {
  /** What the file is of. */
  title: string;
  file: DeliverableVersion;
  /** Where its bytes are. */
  href: string;
}

/** Shows a picture or a text over the page. */
export function FilePreview({ title, file, href }: FilePreviewProps): ReactElement {
  const label = `Version ${file.number} of ${title}`;
  return (
    <Dialog.Root>
      <Dialog.Trigger asChild>
        <Button size="sm" variant="ghost" aria-label={`Preview ${label}`}>
          Preview
        </Button>
      </Dialog.Trigger>
      <Dialog.Content size="lg">
        <Dialog.Title>{title}</Dialog.Title>
        <Dialog.Description>
          {file.name}, version {file.number}
        </Dialog.Description>
        {previewKind(file.type) === 'picture' ? (
          <img src={href} alt={label} css={styles.picture} />
        ) : (
          // It may run nothing and knows nothing of this page.
          <iframe src={href} title={label} sandbox="" css={styles.page} />
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
