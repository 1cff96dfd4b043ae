/** @jsxImportSource #layered */
'use client';
import {
  type ClipboardEvent,
  type ComponentProps,
  type DragEvent,
  type ReactElement,
  type ReactNode,
  type Ref,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useFieldControl } from '../field/index.ts';
import { useLocale, useMessages } from '../foundations/locale/index.ts';
import { drawing } from '../icon/drawing.tsx';
import { Icon } from '../icon/index.ts';
import type { FormElement } from '../internal/form-value/use-form-element.ts';
import { type FormChange, useFormValue } from '../internal/form-value/use-form-value.ts';
import { visuallyHidden } from '../visually-hidden/visually-hidden.styles.ts';
import { checkFiles, type FileRefusal, filesIn } from './check-files.ts';
import { type FileDropMessages, fileDropMessages } from './file-drop.messages.ts';
import * as styles from './file-drop.styles.ts';
import type { FileDropFile } from './file-drop-file.ts';
import { FileDropRow } from './file-drop-row.tsx';
import { formatSize } from './format-size.ts';
import { useAnnouncements } from './use-announcements.ts';

const Tray = /* @__PURE__ */ drawing(
  'M12 15V4M7.5 8.5 12 4l4.5 4.5m-12 6.5v3.5a2 2 0 0 0 2 2h11a2 2 0 0 0 2-2V15',
);

export interface FileDropProps extends Omit<ComponentProps<'div'>, 'children' | 'onChange' | 'ref'> {
  /** The files that the caller is uploading or has uploaded. Without it, with a `name`, it holds the files itself. */
  files?: readonly FileDropFile[];
  /**
   * Called with the dropped, pasted or selected files: those to upload, and those refused. The component
   * shows the refused ones.
   */
  onFiles?: (files: File[], refusals: FileRefusal[]) => void;
  /** Called to cancel an upload or to remove a file. Without it, files have no button for that. */
  onCancel?: (id: string) => void;
  /** Called to retry a failed upload. */
  onRetry?: (id: string) => void;
  /**
   * The accepted types, as the attribute of a file input: `.csv, application/pdf, image/*`. Extensions also
   * accept names without an extension, such as `Report v1.2`: check the content of uploaded files.
   * @default everything
   */
  accept?: string;
  /** The maximum size of one file, in bytes. @default Infinity */
  maxSize?: number;
  /** Whether several files are allowed. @default true */
  multiple?: boolean;
  /** Whether files can't be added. @default false */
  disabled?: boolean;
  /** Whether the form around it requires a file. @default false */
  required?: boolean;
  /** The name under which the form submits the files, if it holds them. */
  name?: string;
  /** The id of the form, if the control is outside of it. */
  form?: string;
  /** Called with an event for form libraries, whose target has the `name` and the held files as `value`. */
  onChange?: (event: FormChange<readonly File[]>) => void;
  /** The root, with the `name`, `value` and `focus()` of a form control. */
  ref?: Ref<FormElement<readonly File[]> & HTMLDivElement>;
  /** The rules in words: "PDF or PNG, 25 MB at most". */
  rules?: ReactNode;
  /** Overrides the built-in texts. */
  messages?: Partial<FileDropMessages>;
}

const NO_FILES: readonly File[] = [];

const ids = new WeakMap<File, string>();
let lastId = 0;

function idOf(file: File): string {
  const known = ids.get(file);
  if (known) return known;
  lastId += 1;
  const id = String(lastId);
  ids.set(file, id);
  return id;
}

/** Returns the files that a form library writes. */
function toFiles(value: unknown): readonly File[] {
  return value instanceof FileList || Array.isArray(value)
    ? [...value].filter((item) => item instanceof File)
    : NO_FILES;
}

function holdsFiles(transfer: DataTransfer | null): boolean {
  return transfer?.types.includes('Files') ?? false;
}

/** Keeps the page when a file is dropped outside the target. Browsers would open the file instead. */
function useSafePage(): void {
  useEffect(() => {
    const keepPage = (event: globalThis.DragEvent) => {
      if (!holdsFiles(event.dataTransfer) || event.defaultPrevented) return;
      event.preventDefault();
      if (event.dataTransfer) event.dataTransfer.dropEffect = 'none';
    };
    window.addEventListener('dragover', keepPage);
    window.addEventListener('drop', keepPage);
    return () => {
      window.removeEventListener('dragover', keepPage);
      window.removeEventListener('drop', keepPage);
    };
  }, []);
}

/**
 * Accepts dropped, pasted or selected files, checks them and shows the progress of their uploads. The caller
 * uploads them, or the form around it sends them under the `name`. Inside a `Field`, it uses the field's label,
 * hint and error. Elsewhere, pass an `aria-label`.
 */
export function FileDrop({
  files: given,
  onFiles,
  onCancel,
  onRetry,
  accept,
  maxSize = Number.POSITIVE_INFINITY,
  multiple = true,
  disabled = false,
  required,
  name,
  form,
  onChange,
  onBlur,
  ref,
  rules,
  messages: ownMessages,
  id,
  'aria-label': label,
  'aria-labelledby': labelledBy,
  'aria-describedby': describedBy,
  'aria-invalid': invalid,
  onPaste,
  ...props
}: FileDropProps): ReactElement {
  const { numberFormat } = useLocale();
  const messages = useMessages('fileDrop', fileDropMessages, ownMessages);
  const [over, setOver] = useState(false);
  const [refusals, setRefusals] = useState<readonly FileRefusal[]>([]);
  const inputRef = useRef<HTMLInputElement>(null);
  const rulesId = useId();
  const holds = given === undefined && (name !== undefined || onFiles === undefined);
  const {
    value: held,
    change,
    ...field
  } = useFormValue<readonly File[], HTMLDivElement>({
    value: undefined,
    defaultValue: NO_FILES,
    onValueChange: undefined,
    onChange,
    name,
    form,
    ref,
    parse: toFiles,
    focus: (options) => inputRef.current?.focus(options),
    onOverwrite: () => setRefusals([]),
  });
  const files = useMemo(
    () => given ?? held.map((file) => ({ id: idOf(file), name: file.name, size: file.size })),
    [given, held],
  );
  const announcement = useAnnouncements(files, messages);
  useSafePage();
  const control = useFieldControl({
    id,
    required,
    'aria-describedby': [describedBy, rules && rulesId].filter(Boolean).join(' ') || undefined,
    'aria-invalid': invalid,
  });

  function take(candidates: readonly File[], folders: readonly File[] = []): void {
    const checked = checkFiles(candidates, {
      accept,
      maxSize,
      multiple,
      messages,
      formatSize: (bytes) => formatSize(bytes, numberFormat),
    });
    const left: FileRefusal[] = folders.map((file) => ({
      file,
      reason: 'folder',
      message: messages.folder(file.name),
    }));
    const refused = [...left, ...checked.refusals];
    setRefusals(refused);
    if (checked.files.length === 0 && refused.length === 0) return;
    if (holds && checked.files.length > 0) change(multiple ? [...held, ...checked.files] : checked.files);
    onFiles?.(checked.files, refused);
  }

  useEffect(() => {
    if (!holds || !inputRef.current) return;
    const transfer = new DataTransfer();
    for (const file of held) transfer.items.add(file);
    inputRef.current.files = transfer.files;
  });

  function handleDragOver(event: DragEvent): void {
    if (disabled || !holdsFiles(event.dataTransfer)) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = 'copy';
    setOver(true);
  }

  function handleDrop(event: DragEvent): void {
    if (disabled || !holdsFiles(event.dataTransfer)) return;
    event.preventDefault();
    setOver(false);
    const { files: dropped, folders } = filesIn(event.dataTransfer);
    take(dropped, folders);
  }

  function handlePaste(event: ClipboardEvent<HTMLDivElement>): void {
    onPaste?.(event);
    if (disabled || event.defaultPrevented || !holdsFiles(event.clipboardData)) return;
    event.preventDefault();
    const { files: pasted, folders } = filesIn(event.clipboardData);
    take(pasted, folders);
  }

  function cancel(fileId: string): void {
    if (holds) change(held.filter((file) => idOf(file) !== fileId));
    onCancel?.(fileId);
    // The button is removed together with its file.
    inputRef.current?.focus();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the handlers observe the input and the buttons
    <div
      css={styles.fileDrop}
      onPaste={handlePaste}
      {...props}
      ref={field.ref}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) onBlur?.(field.withTarget(event));
      }}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the input does the same with the keyboard */}
      <div
        data-over={over}
        data-part="target"
        css={styles.target}
        onDragOver={handleDragOver}
        onDragLeave={() => setOver(false)}
        onDrop={handleDrop}
      >
        <input
          {...control}
          ref={inputRef}
          type="file"
          name={holds ? name : undefined}
          form={form}
          accept={accept}
          multiple={multiple}
          disabled={disabled}
          required={control.required && files.length === 0}
          aria-label={label}
          aria-labelledby={labelledBy}
          data-part="input"
          css={styles.input}
          onChange={(event) => {
            take([...(event.currentTarget.files ?? [])]);
            // Allows the same file to be selected again, for example after it was changed.
            event.currentTarget.value = '';
          }}
        />
        <Icon icon={Tray} data-part="icon" css={styles.mark} />
        <p data-part="prompt" css={styles.invitation}>
          {over && <span>{messages.release}</span>}
          {!over && (
            <span>
              <span data-part="choose" css={styles.choose}>
                {messages.choose}
              </span>{' '}
              {messages.orDrop}
            </span>
          )}
        </p>
        {rules && (
          <p id={rulesId} data-part="rules" css={styles.rules}>
            {rules}
          </p>
        )}
      </div>
      <div role="status">
        {refusals.length > 0 && (
          // biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without markers.
          <ul role="list" data-part="rejected-files" css={styles.refusals}>
            {refusals.map(({ message }) => (
              <li key={message}>{message}</li>
            ))}
          </ul>
        )}
      </div>
      {files.length > 0 && (
        // biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without markers.
        <ul role="list" aria-label={messages.list} data-part="files" css={styles.list}>
          {files.map((file) => (
            <FileDropRow
              key={file.id}
              file={file}
              messages={messages}
              onCancel={(holds || onCancel) && cancel}
              onRetry={onRetry}
            />
          ))}
        </ul>
      )}
      <span role="status" data-part="status" css={visuallyHidden}>
        {announcement}
      </span>
    </div>
  );
}
