import { MESSAGE_LENGTH } from '@uplift/data-client/contract/project';
import { Button } from '@uplift/ui/button';
import { isComposing } from '@uplift/ui/composition';
import { Field } from '@uplift/ui/field';
import { Textarea } from '@uplift/ui/textarea';
import { VisuallyHidden } from '@uplift/ui/visually-hidden';
import { type KeyboardEvent, type ReactElement, useRef, useState } from 'react';
import { useFormDraft } from '../../../areas/shared/drafts/form-draft.ts';
import { useForm } from '../../../areas/shared/forms/use-form.ts';
import * as styles from './messages.styles.ts';

/** Length from which the character counter shows. */
const COUNTED_FROM = MESSAGE_LENGTH - 500;

const names = ['body'] as const;

export interface ComposerProps {
  clientId: string;
  /** Name of the recipient. */
  to: string;
  onSend: (body: string) => void;
}

function isSendKey({ key, shiftKey, nativeEvent }: KeyboardEvent): boolean {
  return key === 'Enter' && !shiftKey && !isComposing(nativeEvent);
}

/** Message composer. The text is stored until it is sent, across reloads and while offline. */
export function Composer({ clientId, to, onSend }: ComposerProps): ReactElement {
  const [length, setLength] = useState(0);
  const field = useRef<HTMLTextAreaElement>(null);
  const { attributes, control, errors } = useForm({
    names,
    check: (read) => {
      const body = read('body');
      if (body === '') return { body: 'Write something first.' };
      if (body.length > MESSAGE_LENGTH)
        return {
          body: `This is ${body.length - MESSAGE_LENGTH} characters too long. Send it in two messages.`,
        };
      if (!navigator.onLine)
        return { body: 'You are offline. Your message is saved here. Send it when the connection is back.' };
      return {};
    },
    send: async (read) => {
      onSend(read('body'));
      attributes.ref.current?.reset();
      draft.remove();
      setLength(0);
      field.current?.focus();
    },
  });
  const draft = useFormDraft(`message:${clientId}`, attributes.ref, names);
  const { onInput, ...named } = control('body');
  return (
    <form {...attributes} css={styles.composer}>
      <Field
        label={<VisuallyHidden>{`Message to ${to}`}</VisuallyHidden>}
        error={errors.body}
        {...(length > COUNTED_FROM ? { counter: MESSAGE_LENGTH } : {})}
        css={styles.composerField}
      >
        <Textarea
          {...named}
          ref={field}
          grow
          rows={2}
          enterKeyHint="send"
          placeholder={`Write to ${to}`}
          onInput={({ currentTarget }) => {
            onInput();
            setLength(currentTarget.value.length);
          }}
          onKeyDown={(event) => {
            if (!isSendKey(event)) return;
            event.preventDefault();
            attributes.ref.current?.requestSubmit();
          }}
        />
      </Field>
      <div css={styles.composerFoot}>
        <span css={styles.hint}>Enter sends. Shift and Enter begin a new line.</span>
        <Button type="submit">Send</Button>
      </div>
    </form>
  );
}
