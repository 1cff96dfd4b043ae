import { css } from '@emotion/react';
import { color, fontSize, fontWeight, radius, shadow, space } from '../foundations/tokens/index.ts';

export const select = css({
  appearance: 'none',
  paddingInlineEnd: space[10],
  textOverflow: 'ellipsis',
  cursor: 'pointer',
  '&:has(> option[value=""]:checked)': { color: color.textSubtle },
  '& option, & optgroup': { background: color.surfaceRaised, color: color.text },
});

export const chevron = css({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: space[3],
  marginBlock: 'auto',
  color: color.textSubtle,
  pointerEvents: 'none',
});

/**
 * Styles the list where the browser supports it and the pointer is a mouse. Phones keep their native list,
 * which works better with thumbs. This is a template because the style types don't know `base-select`.
 */
export const customList = css`
  @media (hover: hover) and (pointer: fine) {
    @supports (appearance: base-select) {
      appearance: base-select;
      align-items: center;

      &::picker(select) {
        appearance: base-select;
        max-block-size: min(20rem, 60vh);
        margin-block: ${space[1]};
        padding: ${space[1]};
        border: 1px solid ${color.border};
        border-radius: ${radius.md};
        background: ${color.surfaceRaised};
        box-shadow: ${shadow.lg};
        color: ${color.text};
      }
      &::picker-icon { display: none; }

      & option {
        min-block-size: 2.25rem;
        padding-inline: ${space[3]};
        border-radius: ${radius.sm};
        background: transparent;
        color: ${color.text};
        font-size: ${fontSize.sm};
      }
      & option::checkmark { order: 1; margin-inline-start: auto; color: ${color.accentText}; }
      & option:checked { font-weight: ${fontWeight.medium}; }
      & option:hover, & option:focus-visible { background: ${color.surfaceHover}; outline: none; }
      & option:disabled { color: ${color.textSubtle}; }
      & optgroup {
        padding-block-start: ${space[2]};
        padding-inline-start: ${space[1]};
        background: transparent;
        color: ${color.textSubtle};
        font-size: ${fontSize.xs};
        font-weight: ${fontWeight.medium};
      }
      & optgroup > option {
        margin-inline-start: calc(-1 * ${space[1]});
        font-weight: ${fontWeight.regular};
      }
    }
  }
`;
