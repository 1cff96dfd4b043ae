/**
 * The order of the kit's cascade layers. Stands first in every global style sheet of the kit, because a
 * browser orders layers by their first mention.
 */
export const layerOrder = '@layer uplift.tokens,uplift.reset,uplift.components;';
