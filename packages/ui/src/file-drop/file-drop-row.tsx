'use client';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import FileIcon from 'lucide-react/icons/file';
import RotateCw from 'lucide-react/icons/rotate-cw';
import X from 'lucide-react/icons/x';
import type { ReactElement } from 'react';
import { Icon, type IconComponent } from '../icon/index.ts';
import { IconButton } from '../icon-button/index.ts';
import * as styles from './file-drop.styles.ts';
import type { FileDropFile, FileDropStatus } from './file-drop-file.ts';
import type { FileDropWords } from './file-drop-words.ts';

interface FileDropRowProps {
  file: FileDropFile;
  words: FileDropWords;
  onCancel: ((id: string) => void) | undefined;
  onRetry: ((id: string) => void) | undefined;
}

const marks: Record<FileDropStatus, IconComponent> = {
  waiting: FileIcon,
  uploading: FileIcon,
  done: CircleCheck,
  error: CircleAlert,
};

/** One file, how far it is, and what can be done about it. */
export function FileDropRow({ file, words, onCancel, onRetry }: FileDropRowProps): ReactElement {
  const { id, name, size, status, progress, error } = file;
  const underWay = status === 'uploading' || status === 'waiting';
  const percent = progress === undefined ? undefined : Math.round(Math.min(Math.max(progress, 0), 1) * 100);
  return (
    <li data-status={status} css={styles.row}>
      <Icon icon={marks[status]} css={styles.rowMark} />
      <div css={styles.rowBody}>
        <p css={styles.rowName}>{name}</p>
        <p css={styles.rowDetail}>
          <bdi>{words.size(size)}</bdi> <span aria-hidden>·</span>{' '}
          <bdi css={styles.rowStatus}>
            {status === 'error' ? (error ?? words.status.error) : words.status[status]}
          </bdi>
          {status === 'uploading' && percent !== undefined && ` ${percent}%`}
        </p>
        {status === 'uploading' && (
          <div
            role="progressbar"
            aria-label={name}
            aria-valuemin={0}
            aria-valuemax={100}
            aria-valuenow={percent}
            css={styles.track}
          >
            <div
              style={{ inlineSize: `${percent ?? 100}%` }}
              data-unknown={percent === undefined}
              css={styles.bar}
            />
          </div>
        )}
      </div>
      {status === 'error' && onRetry && (
        <IconButton label={words.retry(name)} size="sm" onClick={() => onRetry(id)}>
          <Icon icon={RotateCw} size="sm" />
        </IconButton>
      )}
      {onCancel && (
        <IconButton
          label={underWay ? words.cancel(name) : words.remove(name)}
          size="sm"
          onClick={() => onCancel(id)}
        >
          <Icon icon={X} size="sm" />
        </IconButton>
      )}
    </li>
  );
}
