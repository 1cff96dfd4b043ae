import type { ComponentProps, ReactElement } from 'react';
import type { Illustration } from '../../illustrations/ink.tsx';
import { flush as flushStyle, panel } from './illustration-panel.styles.ts';

export interface IllustrationPanelProps extends Omit<ComponentProps<'div'>, 'children'> {
  illustration: Illustration;
  /** Whether it fills the head of a card instead of standing alone. @default false */
  flush?: boolean;
}

/** The dotted paper that our illustrations lie on. The server may have the drawing already, as HTML. */
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
