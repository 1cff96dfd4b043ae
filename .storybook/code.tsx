import { CodeOrSourceMdx, Markdown, Source } from '@storybook/addon-docs/blocks';
import type { ComponentProps, ReactElement } from 'react';
import { useTheme } from 'storybook/theming';

/** A block of code in the theme of the page. */
export function Code({ code }: { code: string }): ReactElement {
  return <Source language="tsx" code={code} />;
}

function ThemedSource(props: ComponentProps<typeof Source>): ReactElement {
  return <Source dark={useTheme().base === 'dark'} {...props} />;
}

type Language = NonNullable<ComponentProps<typeof Source>['language']>;

/** Languages of code in Markdown. */
const languages: Readonly<Record<string, Language>> = {
  css: 'css',
  html: 'html',
  sh: 'bash',
  ts: 'typescript',
  tsx: 'tsx',
};

function MdxCode({ className, children }: ComponentProps<'code'>): ReactElement {
  if (className === undefined || typeof children !== 'string')
    return <CodeOrSourceMdx>{children}</CodeOrSourceMdx>;
  const language = languages[className.replace(/^lang(uage)?-/, '')] ?? 'text';
  return <Source language={language} format={false} code={children} />;
}

const overrides = { code: MdxCode };

function ThemedMarkdown(props: ComponentProps<typeof Markdown>): ReactElement {
  return <Markdown {...props} options={{ overrides }} />;
}

/** Blocks of docs pages whose code follows the theme of the page. Storybook's own are light. */
export const codeBlocks = { code: MdxCode, Source: ThemedSource, Markdown: ThemedMarkdown };
