import { css, type Interpolation, type SerializedStyles, type Theme } from '@emotion/react';

type Styles = Interpolation<Theme>;

/**
 * Tokens and reset are nested in this layer, so components override them in whatever order a page inserts its
 * style sheets: with several Emotion caches, that order varies.
 */
const LAYER = '@layer uplift';

const layered = new WeakMap<object, SerializedStyles>();

function isSerialized(styles: Styles): styles is SerializedStyles {
  return typeof styles === 'object' && styles !== null && 'styles' in styles;
}

/** Emotion serializes these once, so they are wrapped once. */
function serializedInLayer(styles: SerializedStyles): SerializedStyles {
  const known = layered.get(styles) ?? css({ [LAYER]: styles });
  layered.set(styles, known);
  return known;
}

/** Puts the `css` prop of an element into the kit's cascade layer. Class names of the page stay outside. */
export function inLayer<Props>(props: Props): Props {
  const { css: styles } = props as { css?: Styles };
  if (!styles) return props;
  return { ...props, css: isSerialized(styles) ? serializedInLayer(styles) : { [LAYER]: styles } };
}
