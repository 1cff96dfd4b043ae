import { type ComponentProps, type MouseEvent, type ReactElement, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import type { LegalText } from '../../content/legal.ts';

interface Loaded {
  text: LegalText;
  LegalSheet: typeof import('./load-legal-text.ts')['LegalSheet'];
}

export interface LegalLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'ref'> {
  /** Path of the page with the text, or an external URL. */
  href: string;
}

/** New tabs, new windows and downloads are left to the browser. */
function isPlain({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}

/** Links to a legal text. With JavaScript it opens in a sheet, so that visitors keep their place. */
export function LegalLink({ href, ...props }: LegalLinkProps): ReactElement {
  const navigate = useNavigate();
  const link = useRef<HTMLAnchorElement>(null);
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [open, setOpen] = useState(false);

  async function show(): Promise<void> {
    const { legalTextAt, LegalSheet } = await import('./load-legal-text.ts');
    const text = legalTextAt(href);
    if (!text) throw new Error(`${href} is no text of ours.`);
    setLoaded({ text, LegalSheet });
    setOpen(true);
  }

  if (!href.startsWith('/')) return <a href={href} {...props} />;
  return (
    <>
      <Link
        {...props}
        ref={link}
        to={href}
        onClick={(event) => {
          if (!isPlain(event)) return;
          event.preventDefault();
          show().catch(() => navigate(href));
        }}
      />
      {loaded && (
        <loaded.LegalSheet
          text={loaded.text}
          open={open}
          onClose={() => setOpen(false)}
          opener={link.current}
        />
      )}
    </>
  );
}
