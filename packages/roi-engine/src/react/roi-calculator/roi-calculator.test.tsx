import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { example } from '../../testing/example.ts';
import { RoiCalculator, type RoiCalculatorProps } from './index.ts';

// jsdom has no layout, so there is no size to observe.
beforeAll(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
});

afterAll(() => {
  vi.unstubAllGlobals();
});

afterEach(cleanup);

it('forwards ref, props, className and style to its root', () => {
  const attached: (HTMLDivElement | null)[] = [];
  const { unmount } = render(
    <RoiCalculator
      ref={(element) => {
        attached.push(element);
      }}
      data-testid="root"
      className="theirs"
      style={{ opacity: 0.5 }}
    />,
  );
  const root = screen.getByTestId('root');
  expect(attached).toEqual([root]);
  expect(root.classList).toContain('theirs');
  expect(root.style.opacity).toBe('0.5');
  expect(root).toBe(document.body.firstElementChild?.firstElementChild);
  unmount();
  expect(attached.at(-1)).toBeNull();
});

it('ignores the Enter that ends an IME composition in Safari inside a form', () => {
  render(<RoiCalculator insideForm initial={example} />);
  const field = screen.getByLabelText('Hourly rate');
  fireEvent.keyDown(field, { key: 'Enter', isComposing: false, keyCode: 229 });
  expect(screen.queryByRole('button', { name: 'Calculating...' })).toBeNull();
  fireEvent.keyDown(field, { key: 'Enter', keyCode: 13 });
  expect(screen.getByRole('button', { name: 'Calculating...' })).toBeDefined();
});

describe('server-rendered markup', () => {
  async function hydrate(
    type: (control: (name: string) => HTMLInputElement) => void,
    props: RoiCalculatorProps = { initial: { hourlyRate: 25 } },
  ) {
    const onRecoverableError = vi.fn();
    const onDraftChange = vi.fn();
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    const page = document.body.appendChild(document.createElement('div'));
    const calculator = <RoiCalculator {...props} onDraftChange={onDraftChange} />;
    page.innerHTML = renderToString(calculator);
    const control = (name: string): HTMLInputElement => {
      const found = page.querySelector(`input[name="${name}"]`)?.previousElementSibling;
      if (!(found instanceof HTMLInputElement)) throw new Error(`There is no field ${name}.`);
      return found;
    };
    type(control);
    const root = await act(async () => hydrateRoot(page, calculator, { onRecoverableError }));
    return {
      page,
      control,
      onDraftChange,
      complaints: () => [...onRecoverableError.mock.calls, ...error.mock.calls],
      leave: () => {
        act(() => root.unmount());
        page.remove();
        error.mockRestore();
      },
    };
  }

  it('hydrates without an error', async () => {
    const { control, complaints, onDraftChange, leave } = await hydrate(() => {});
    expect(complaints()).toEqual([]);
    expect(control('hourlyRate').value).toBe('25');
    expect(onDraftChange).not.toHaveBeenCalled();
    leave();
  });

  it('hydrates with the result of a shared link', async () => {
    const { page, complaints, leave } = await hydrate(() => {}, {
      initial: example,
      calculated: true,
      shareUrl: '/calculator',
    });
    expect(complaints()).toEqual([]);
    expect(page.textContent).toContain('$44,820');
    leave();
  });

  it('keeps input typed before hydration', async () => {
    const { control, complaints, onDraftChange, leave } = await hydrate((field) => {
      field('currentRevenue').value = '$1,000,000.00';
      field('hoursPerWeek').value = '7,5';
      field('hourlyRate').value = '';
    });
    expect(complaints()).toEqual([]);
    expect(control('currentRevenue').value).toBe('1,000,000');
    expect(control('hoursPerWeek').value).toBe('7.5');
    expect(control('hourlyRate').value).toBe('');
    expect(onDraftChange).toHaveBeenCalledExactlyOnceWith({
      currentRevenue: 1_000_000,
      totalHeadCount: null,
      busyWorkEmployees: null,
      hoursPerWeek: 7.5,
      hourlyRate: null,
    });
    leave();
  });

  it('keeps a slider moved before hydration', async () => {
    const { page, control, complaints, leave } = await hydrate(() => {
      screen.getByRole<HTMLInputElement>('slider', { name: 'Rate, roughly' }).value = '4';
    });
    expect(complaints()).toEqual([]);
    expect(control('hourlyRate').value).toBe('30');
    expect(within(page).getByRole('slider', { name: 'Rate, roughly' }).ariaValueText).toBe('$30');
    leave();
  });
});
