import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Slot } from './index.ts';

afterEach(cleanup);

describe('Slot', () => {
  it('renders its child with the class names and styles of both', () => {
    render(
      <Slot className="button" style={{ color: 'red', margin: 0 }} title="ours">
        <a href="/contact" className="own" style={{ color: 'blue' }} title="theirs">
          Book
        </a>
      </Slot>,
    );
    const link = screen.getByRole('link', { name: 'Book' });
    expect(link.className).toBe('button own');
    expect(link.style.color).toBe('blue');
    expect(link.style.margin).toBe('0px');
    expect(link.title).toBe('theirs');
    expect(link.parentElement?.childElementCount).toBe(1);
  });

  it("calls the child's handler and then its own", () => {
    const calls: string[] = [];
    render(
      <Slot onClick={() => calls.push('ours')}>
        <button type="button" onClick={() => calls.push('theirs')}>
          Press
        </button>
      </Slot>,
    );
    fireEvent.click(screen.getByRole('button'));
    expect(calls).toEqual(['theirs', 'ours']);
  });

  it('passes the element to both refs', () => {
    const ours = vi.fn();
    const theirs = { current: null };
    render(
      <Slot ref={ours}>
        <a href="/" ref={theirs}>
          Home
        </a>
      </Slot>,
    );
    const link = screen.getByRole('link');
    expect(ours).toHaveBeenCalledWith(link);
    expect(theirs.current).toBe(link);
  });

  it('renders on the server', () => {
    expect(
      renderToString(
        <Slot className="a">
          <p>Text</p>
        </Slot>,
      ),
    ).toBe('<p class="a">Text</p>');
  });

  it('throws when its child is not a single element', () => {
    expect(() => renderToString(<Slot>text</Slot>)).toThrow('exactly one element');
  });
});
