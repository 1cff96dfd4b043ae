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

const anyOf = (texts: Record<string, string>): string => Object.keys(texts).join('|').replaceAll(' ', '\\W+');

/** What `pnpm words` refuses in files, and the stories in the text that they show. */
export const flaggedText = new RegExp(`\\b(?:${anyOf({ ...words, ...phrases })})\\b`, 'gi');

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
  includeRegExpList: [`/\\w*(?:${anyOf(words)})\\w*/gi`, `/\\b(?:${anyOf(phrases)})\\b/gi`],
  flagWords: Object.entries({ ...words, ...phrases }).map(
    ([text, better]) => `${text.split(' ').at(-1)}->${better}`,
  ),
};
