import type { ComponentProps, ReactElement } from 'react';
import type { Illustration } from '../illustrations/ink.tsx';
import { flush as flushStyle, panel } from './illustration-panel.styles.ts';

export interface IllustrationPanelProps extends Omit<ComponentProps<'div'>, 'children'> {
  illustration: Illustration;
  /** Whether the panel fills the top of a card and shares its border. @default false */
  flush?: boolean;
}

/** The dotted background of an illustration. Pass `dangerouslySetInnerHTML` to reuse the server's drawing. */
export function IllustrationPanel({
  illustration: Drawing,
  flush = false,
  ...props
}: IllustrationPanelProps): ReactElement {
  return (
    <div css={[panel, flush && flushStyle]} {...props}>
      {props.dangerouslySetInnerHTML ? null : <Drawing />}
    </div>
  );
}
