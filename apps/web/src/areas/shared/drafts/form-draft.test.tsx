import { cleanup, fireEvent, render as renderInto, screen } from '@testing-library/react';
import { type ReactElement, useRef } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { useTypedDraft } from '../forms/use-drafted-form.ts';
import { DraftOwner } from './draft-owner.tsx';
import { useFormDraft } from './form-draft.ts';

const names = ['company', 'size'] as const;

function TestForm({ company = '' }: { company?: string }): ReactElement {
  const form = useRef<HTMLFormElement>(null);
  const draft = useFormDraft('test', form, names);
  return (
    <form ref={form}>
      <input aria-label="Company" name="company" defaultValue={company} />
      <select aria-label="Size" name="size">
        <option value="">Choose</option>
        <option value="10">Ten</option>
      </select>
      <input aria-label="Secret" name="secret" />
      <button type="button" onClick={draft.remove}>
        Sent
      </button>
    </form>
  );
}

function render(form: ReactElement, person: string | null = 'ada') {
  return renderInto(<DraftOwner person={person}>{form}</DraftOwner>);
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

function fill(label: string, value: string): void {
  fireEvent.input(field(label), { target: { value } });
}

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  sessionStorage.clear();
});

it('restores typed text into the named controls only', () => {
  render(<TestForm />);
  fill('Company', 'Harbor HVAC');
  fill('Size', '10');
  fill('Secret', 'open sesame');
  cleanup();
  render(<TestForm />);
  expect([field('Company').value, field('Size').value, field('Secret').value]).toEqual([
    'Harbor HVAC',
    '10',
    '',
  ]);
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('open sesame');
});

it('stores text that was typed before the page was hydrated', () => {
  const form = (
    <DraftOwner person="ada">
      <TestForm />
    </DraftOwner>
  );
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(form);
  field('Company').value = 'Harbor HVAC';
  renderInto(form, { container, hydrate: true });
  cleanup();
  render(<TestForm />);
  expect(field('Company').value).toBe('Harbor HVAC');
});

it('does not overwrite a control that already has a value', () => {
  render(<TestForm />);
  fill('Company', 'Harbor HVAC');
  cleanup();
  render(<TestForm company="Acme" />);
  expect(field('Company').value).toBe('Acme');
});

it('removes the draft after it was sent', () => {
  render(<TestForm />);
  fill('Company', 'Harbor HVAC');
  fireEvent.click(screen.getByRole('button', { name: 'Sent' }));
  cleanup();
  render(<TestForm />);
  expect(field('Company').value).toBe('');
});

it.each(['not JSON', '[1]', 'null', '{"company":7}'])('ignores an invalid draft: %s', (text) => {
  sessionStorage.setItem('draft:ada:test', text);
  render(<TestForm />);
  expect(field('Company').value).toBe('');
});

it('works without storage', () => {
  for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('Storage is off.', 'SecurityError');
    });
  }
  render(<TestForm />);
  fill('Company', 'Harbor HVAC');
  fireEvent.click(screen.getByRole('button', { name: 'Sent' }));
  expect(field('Company').value).toBe('Harbor HVAC');
});

function EditedForm({ version }: { version: number }): ReactElement {
  const form = useRef<HTMLFormElement>(null);
  const { restored, discard } = useTypedDraft(`edited:${version}`, form);
  return (
    <form ref={form}>
      <input aria-label="Company" name="company" defaultValue="Acme" />
      <input aria-label="Password" type="password" name="password" />
      {restored && (
        <button type="button" onClick={discard}>
          Discard
        </button>
      )}
    </form>
  );
}

it('restores edits of the same row version only, and never passwords', () => {
  render(<EditedForm version={1} />);
  fill('Company', 'Harbor HVAC');
  fill('Password', 'open sesame');
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('open sesame');
  cleanup();
  render(<EditedForm version={2} />);
  expect(field('Company').value).toBe('Acme');
  expect(screen.queryByRole('button')).toBeNull();
  cleanup();
  render(<EditedForm version={1} />);
  expect([field('Company').value, field('Password').value]).toEqual(['Harbor HVAC', '']);
});

it('removes the draft when it is discarded or the original text is typed again', () => {
  render(<EditedForm version={1} />);
  fill('Company', 'Harbor HVAC');
  cleanup();
  render(<EditedForm version={1} />);
  fireEvent.click(screen.getByRole('button', { name: 'Discard' }));
  expect(field('Company').value).toBe('Acme');
  expect({ ...sessionStorage }).toEqual({});
  fill('Company', 'Harbor');
  fill('Company', 'Acme');
  expect({ ...sessionStorage }).toEqual({});
});

it("never shows another user's draft", () => {
  render(<TestForm />, 'ada');
  fill('Company', 'They are about to cancel');
  for (const other of ['grace', 'visitor']) {
    cleanup();
    render(<TestForm />, other);
    expect(field('Company').value).toBe('');
  }
  cleanup();
  render(<TestForm />, 'ada');
  expect(field('Company').value).toBe('They are about to cancel');
});

it('stores nothing while the signed-in user is unknown', () => {
  render(<TestForm />, null);
  fill('Company', 'Harbor HVAC');
  renderInto(<TestForm />);
  expect({ ...sessionStorage }).toEqual({});
});
