import type { DocumentType } from '@uplift/data-client/contract/project';
import { Icon, type IconComponent } from '@uplift/ui/icon';
import FileArchive from 'lucide-react/icons/file-archive';
import FileSpreadsheet from 'lucide-react/icons/file-spreadsheet';
import FileText from 'lucide-react/icons/file-text';
import Image from 'lucide-react/icons/image';
import type { ReactElement } from 'react';
import * as styles from './plan.styles.ts';

const icons = {
  pdf: FileText,
  docx: FileText,
  xlsx: FileSpreadsheet,
  pptx: FileText,
  png: Image,
  jpeg: Image,
  webp: Image,
  avif: Image,
  gif: Image,
  csv: FileSpreadsheet,
  txt: FileText,
  md: FileText,
  zip: FileArchive,
} as const satisfies Record<DocumentType, IconComponent>;

/** Icon of a file type. Decorative, because the type is next to it. */
export function FileIcon({ type }: { type: DocumentType }): ReactElement {
  return <Icon icon={icons[type]} css={styles.fileIcon} />;
}
