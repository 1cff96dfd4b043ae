/** Draws the illustration of a success story, by the story's slug. */
export const storyIllustrations: ReadonlyMap<string, () => string> = new Map();
