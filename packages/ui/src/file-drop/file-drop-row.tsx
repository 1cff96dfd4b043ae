/** @jsxImportSource #layered */
'use client';
import type { ReactElement } from 'react';
import { useLocale } from '../foundations/locale/index.ts';
import { Cross, drawing } from '../icon/drawing.tsx';
import { Icon, type IconComponent } from '../icon/index.ts';
import { IconButton } from '../icon-button/index.ts';
import type { FileDropMessages } from './file-drop.messages.ts';
import * as styles from './file-drop.styles.ts';
import type { FileDropFile, FileDropStatus } from './file-drop-file.ts';
import { formatSize } from './format-size.ts';

const Sheet = /* @__PURE__ */ drawing(
  'M13.5 3.5H7a2 2 0 0 0-2 2v13a2 2 0 0 0 2 2h10a2 2 0 0 0 2-2V9zm0 0V9H19',
);
const Done = /* @__PURE__ */ drawing('M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0zM8.5 12.2l2.4 2.4 4.6-4.8');
const Failed = /* @__PURE__ */ drawing('M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0zM12 8v4.5m0 3.5v.01');
const Again = /* @__PURE__ */ drawing('M19.5 12.5a7.5 7.5 0 1 1-2-5.6L20 9.4m0-5v5h-5');

interface FileDropRowProps {
  file: FileDropFile;
  messages: FileDropMessages;
  onCancel: ((id: string) => void) | undefined;
  onRetry: ((id: string) => void) | undefined;
}

const marks: Record<FileDropStatus, IconComponent> = {
  waiting: Sheet,
  uploading: Sheet,
  done: Done,
  error: Failed,
};

/** A file with its progress and its actions. */
export function FileDropRow({ file, messages, onCancel, onRetry }: FileDropRowProps): ReactElement {
  const { numberFormat } = useLocale();
  const { id, name, size, status, progress, error } = file;
  const unfinished = status === 'uploading' || status === 'waiting';
  const percent = progress === undefined ? undefined : Math.round(Math.min(Math.max(progress, 0), 1) * 100);
  return (
    <li data-status={status} data-part="file" css={styles.row}>
      <Icon icon={status ? marks[status] : Sheet} data-part="file-icon" css={styles.rowMark} />
      <div data-part="file-body" css={styles.rowBody}>
        <p data-part="file-name" css={styles.rowName}>
          {name}
        </p>
        <p data-part="file-detail" css={styles.rowDetail}>
          <bdi>{formatSize(size, numberFormat)}</bdi>
          {status && (
            <>
              {' '}
              <span aria-hidden>·</span>{' '}
              <bdi data-part="file-status" css={styles.rowStatus}>
                {status === 'error' ? (error ?? messages.status.error) : messages.status[status]}
              </bdi>
            </>
          )}
          {status === 'uploading' && percent !== undefined && (
            <span>{` ${numberFormat({ style: 'percent' }).format(percent / 100)}`}</span>
          )}
        </p>
        {status === 'uploading' && (
          <div
            role="progressbar"
            aria-label={name}
            aria-valuemin={0}
            aria-valuemax={100}
            aria-valuenow={percent}
            data-part="file-progress"
            css={styles.track}
          >
            <div
              style={{ inlineSize: `${percent ?? 100}%` }}
              data-unknown={percent === undefined}
              data-part="file-progress-bar"
              css={styles.bar}
            />
          </div>
        )}
      </div>
      {status === 'error' && onRetry && (
        <IconButton label={messages.retry(name)} size="sm" onClick={() => onRetry(id)}>
          <Icon icon={Again} size="sm" />
        </IconButton>
      )}
      {onCancel && (
        <IconButton
          label={unfinished ? messages.cancel(name) : messages.remove(name)}
          size="sm"
          onClick={() => onCancel(id)}
        >
          <Icon icon={Cross} size="sm" />
        </IconButton>
      )}
    </li>
  );
}
