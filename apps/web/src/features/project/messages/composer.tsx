import { MESSAGE_LENGTH, projectEndpoints } from '@uplift/data-client/contract/project';
import { Button } from '@uplift/ui/button';
import { isComposing } from '@uplift/ui/composition';
import { Field } from '@uplift/ui/field';
import { Textarea } from '@uplift/ui/textarea';
import { VisuallyHidden } from '@uplift/ui/visually-hidden';
import type { KeyboardEvent, ReactElement } from 'react';
import { useWatch } from 'react-hook-form';
import * as v from 'valibot';
import { useFormDraft } from '../../../areas/shared/drafts/form-draft.ts';
import { useForm } from '../../../areas/shared/forms/use-form.ts';
import * as styles from './messages.styles.ts';

/** Length from which the character counter shows. */
const COUNTED_FROM = MESSAGE_LENGTH - 500;

const names = ['body'] as const;

const schema = v.object({
  body: v.pipe(
    projectEndpoints.sendMessage.body.entries.body,
    v.check(
      () => navigator.onLine,
      'You’re offline. Your message is saved here. Send it when you’re back online.',
    ),
  ),
});

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
  const { attributes, control, errorOf, fields } = useForm({
    schema,
    send: async ({ body }) => {
      onSend(body);
      draft.remove();
      fields.setFocus('body');
      fields.reset();
    },
  });
  const draft = useFormDraft(`message:${clientId}`, attributes.ref, names);
  const text = useWatch({ control: fields.control, name: 'body', defaultValue: '' });
  return (
    <form {...attributes} css={styles.composer}>
      <Field
        label={<VisuallyHidden>{`Message to ${to}`}</VisuallyHidden>}
        error={errorOf('body')}
        {...(text.length > COUNTED_FROM ? { counter: MESSAGE_LENGTH } : {})}
        css={styles.composerField}
      >
        <Textarea
          {...control('body')}
          grow
          rows={2}
          enterKeyHint="send"
          placeholder={`Write to ${to}`}
          onKeyDown={(event) => {
            if (!isSendKey(event)) return;
            event.preventDefault();
            attributes.ref.current?.requestSubmit();
          }}
        />
      </Field>
      <div css={styles.composerFoot}>
        <span css={styles.hint}>Enter to send, Shift+Enter for a new line.</span>
        <Button type="submit">Send</Button>
      </div>
    </form>
  );
}
