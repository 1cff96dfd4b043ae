import { techShowcaseMessages } from '../tech-showcase.messages.ts';

/** The English messages, complete, as a source for translations. */
export const english = { techShowcase: techShowcaseMessages };
