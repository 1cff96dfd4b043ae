/** Words that have a plainer or more precise alternative, also as parts of identifiers. */
const words: Record<string, string> = {
  anew: 'again',
  beside: 'next to, compared with',
  hence: 'so',
  kept: 'cached, stored, retained',
  nobody: 'no one',
  somebody: 'user, visitor, client, manager, admin',
  thereby: 'so',
  whoever: 'the person who',
  wishes: 'requests, changes',
};

/** British spellings. */
const british: Record<string, string> = {
  authorisation: 'authorization',
  behaviour: 'behavior',
  catalogue: 'catalog',
  centre: 'center',
  centred: 'centered',
  colour: 'color',
  colours: 'colors',
  favourite: 'favorite',
  licence: 'license',
  licences: 'licenses',
  neighbour: 'neighbor',
  neighbours: 'neighbors',
  optimise: 'optimize',
  recognise: 'recognize',
  travelled: 'traveled',
};

const phrases: Record<string, string> = {
  'are told': 'receive, are notified',
  'as it is by then': 'current',
  'by itself': 'automatically, alone',
  'comes along': 'is attached, is included',
  'in the end': 'finally',
  'is told': 'receives, is notified',
  'lies in': 'is in',
  'of which': 'a new sentence',
  'stands here': 'is here',
  'stands in': 'replaces, is in',
  'the one that': 'a noun',
  'under way': 'in progress, in flight',
  'what is not': 'a noun',
  'written down': 'recorded',
};

/** Matches any of the texts. `gap` matches what separates the words of a phrase. */
const anyOf = (texts: Record<string, string>, gap: string): string =>
  Object.keys(texts).join('|').replaceAll(' ', gap);

/** In files, a phrase can continue on the next line, after a comment marker. */
const sourceGap = '\\W+';

/** What stories refuse in the text that they show. A phrase doesn't continue in the next sentence or table cell. */
export const flaggedText = new RegExp(
  `\\b(?:${anyOf({ ...words, ...british, ...phrases }, '[ \\u00a0]+')})\\b`,
  'gi',
);

export default {
  version: '0.2',
  // Doesn't check spelling.
  unknownWords: 'report-flagged',
  useGitignore: true,
  enableGlobDot: true,
  files: ['**'],
  ignorePaths: [
    '.git',
    '**/CHANGELOG.md',
    '**/etc/*.api.md',
    '**/migrations*/**',
    '**/*.{avif,gz,ico,jpg,png,webp,woff2}',
    'apps/api/openapi.json',
    'cspell.config.ts',
    'pnpm-lock.yaml',
  ],
  // cspell flags single words. So it checks only the words and phrases above, and flags the last word of a phrase.
  includeRegExpList: [
    `/\\w*(?:${anyOf({ ...words, ...british }, sourceGap)})\\w*/gi`,
    `/\\b(?:${anyOf(phrases, sourceGap)})\\b/gi`,
  ],
  // The slug of a published resource. Renaming it would break links.
  ignoreRegExpList: ['/\\bbefore-somebody-leaves\\b/g'],
  flagWords: Object.entries({ ...words, ...british, ...phrases }).map(
    ([text, better]) => `${text.split(' ').at(-1)}->${better}`,
  ),
};
