/** A fenced block of code in a page of Markdown. */
export interface CodeBlock {
  /** What follows the fence, such as `tsx`; empty where nothing does. */
  language: string;
  code: string;
  /** The line of the page on which the code begins, counted from 1. */
  line: number;
}

/** The fenced blocks of a page, in their order. */
export function codeBlocks(markdown: string): CodeBlock[] {
  const blocks: CodeBlock[] = [];
  for (const match of markdown.matchAll(/^( *)```([^\n`]*)\n(.*?)^\1```$/gms)) {
    const [, indent = '', language = '', code = ''] = match;
    blocks.push({
      language: language.trim(),
      code: code.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
      line: markdown.slice(0, match.index).split('\n').length + 1,
    });
  }
  return blocks;
}
