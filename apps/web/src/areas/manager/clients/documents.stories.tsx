import { managerEndpoints } from '@uplift/data-client/contract/manager';
import {
  type ClientDocument,
  type InternalNote,
  projectEndpoints,
} from '@uplift/data-client/contract/project';
import {
  answer,
  answerWith,
  fail,
  pending,
  sampleClientSession,
  sampleDocument,
  sampleDocuments,
  sampleMeetings,
  sampleNotes,
  sampleProfile,
  sampleProject,
  sampleSessions,
} from '@uplift/data-client/testing';
import { startNetwork } from '@uplift/storybook/network';
import preview from '@uplift/storybook/preview';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { expectShown } from '../../../app/testing/expect-shown.ts';
import { siteHandlers } from '../../../app/testing/site-network.ts';
import { SitePage } from '../../../app/testing/site-page.tsx';

const { clientId, company, manager } = sampleClientSession;
const pathOf = (section: string) => `/manager/clients/${clientId}/${section}`;

/** Mocks the API for one client, as its manager sees it. */
function teamNetwork({
  documents = sampleDocuments,
  notes = sampleNotes,
}: {
  documents?: readonly ClientDocument[];
  notes?: readonly InternalNote[];
} = {}) {
  return [
    answer(projectEndpoints.getProject, { ...sampleProject, clientId, company, manager }),
    answerWith(projectEndpoints.listDocuments, ({ query: { page = 1, pageSize = 25 } }) => ({
      data: documents.slice((page - 1) * pageSize, page * pageSize),
      page,
      pageSize,
      total: documents.length,
    })),
    answer(projectEndpoints.getDocument, { ...sampleDocument }),
    answerWith(projectEndpoints.actOnDocuments, ({ body: { ids } }) => ({
      outcomes: ids.map((id) => ({ id, problem: null })),
    })),
    answerWith(projectEndpoints.listMeetings, ({ query: { when } }) => {
      const data = sampleMeetings.filter(
        ({ endsAt }) => Date.parse(endsAt) < Date.now() === (when === 'past'),
      );
      return { data, page: 1, pageSize: 20, total: data.length };
    }),
    answerWith(projectEndpoints.listNotes, ({ query: { page = 1, pageSize = 25, q = '' } }) => {
      const found = notes.filter(({ text }) => text.toLowerCase().includes(q));
      const data = found.slice((page - 1) * pageSize, page * pageSize);
      return { data, page, pageSize, total: found.length };
    }),
    answerWith(projectEndpoints.actOnNotes, ({ body: { ids } }) => ({
      outcomes: ids.map((id) => ({ id, problem: null })),
    })),
    answer(managerEndpoints.getProfile, { ...sampleProfile }),
    answer(managerEndpoints.listSessions, { data: [...sampleSessions] }),
  ];
}

const [findings, offer] = sampleDocuments;
const [planned] = sampleMeetings;
const [, note] = sampleNotes;

const manyNotes: readonly InternalNote[] = Array.from({ length: 60 }, (_, index) => ({
  id: `note-${index}`,
  text: `Call no. ${60 - index}`,
  pinned: false,
  author: 'Maya Torres',
  createdAt: note?.createdAt ?? '',
  editedAt: null,
  version: 1,
}));

const meta = preview.meta({
  title: 'Pages/Manager/Documents, meetings, notes',
  component: SitePage,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { path: pathOf('documents'), asManager: true, network: teamNetwork() },
  loaders: [startNetwork],
  beforeEach: ({ args, msw }) => msw.use(...siteHandlers(args)),
});

export const Documents = meta.story({
  play: async ({ canvas }) => {
    await expectShown(await canvas.findByRole('link', { name: offer.name }));
    await expectShown(canvas.getByText('Only your team'));
    await expect(canvas.getByRole('link', { name: 'View as client' })).toHaveAttribute(
      'href',
      `/client?as=${clientId}`,
    );
    await userEvent.click(canvas.getByRole('button', { name: `Actions for ${offer.name}` }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Share' }));
    await expectShown(await screen.findByText(`Shared ${offer.name}`));
    await expectShown(screen.getByRole('button', { name: 'Undo' }));
  },
});

export const DocumentsNone = meta.story({
  args: { network: teamNetwork({ documents: [] }) },
  play: async ({ canvas }) => {
    await expectShown(await canvas.findByRole('heading', { name: 'No documents yet' }));
  },
});

export const DocumentOpen = meta.story({
  args: { path: `${pathOf('documents')}?document=${findings.id}` },
  play: async () => {
    const sheet = within(await screen.findByRole('dialog', { name: findings.name }));
    await expectShown(await sheet.findByRole('button', { name: 'Stop sharing' }));
    await expectShown(sheet.getByText('New version'));
  },
});

export const DocumentChangedMeanwhile = meta.story({
  args: {
    path: `${pathOf('documents')}?document=${findings.id}`,
    network: [
      answer(projectEndpoints.getDocument, sampleDocument, { once: true }),
      answer(projectEndpoints.getDocument, { ...sampleDocument, name: 'Findings', version: 4 }),
      fail(projectEndpoints.updateDocument, 409, 'Someone else changed this document.'),
      ...teamNetwork(),
    ],
  },
  play: async () => {
    const sheet = within(await screen.findByRole('dialog', { name: findings.name }));
    const name = await sheet.findByLabelText('Name');
    await userEvent.clear(name);
    await userEvent.type(name, 'What we found');
    await userEvent.click(sheet.getByRole('button', { name: 'Save' }));
    await expectShown(await sheet.findByText('Their changes: Name “Findings”.', { exact: false }));
    await expect(name).toHaveValue('What we found');
  },
});

export const Meetings = meta.story({
  args: { path: pathOf('meetings') },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: `Actions for ${planned?.title}` }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit' }));
    const dialog = within(await screen.findByRole('dialog', { name: planned?.title ?? '' }));
    await expect(dialog.getByLabelText('From')).toHaveValue('14:00');
    await expect(dialog.getByLabelText('Status')).toHaveValue('planned');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    // A press anywhere on the row opens the meeting.
    const title = canvas.getByRole('button', { name: planned?.title ?? '' });
    const { top, height, right } = (title.closest('li') ?? title).getBoundingClientRect();
    await expect(document.elementFromPoint(right - 120, top + height / 2)).toBe(title);
    // Except on the notes, whose text can be selected.
    const notes = canvas.getByText(/Every workflow is measured/);
    notes.scrollIntoView({ block: 'center' });
    const text = notes.getBoundingClientRect();
    await expect(document.elementFromPoint(text.left + 4, text.top + text.height / 2)).toBe(notes);
    await userEvent.click(title);
    await expectShown(await screen.findByRole('dialog', { name: planned?.title ?? '' }));
  },
});

export const MeetingRefused = meta.story({
  args: {
    path: `${pathOf('meetings')}?create=`,
  },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Add meeting' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Add meeting' }));
    await expectShown(await dialog.findByText('Enter a title.'));
    await userEvent.type(dialog.getByLabelText('Title'), 'Review');
    await userEvent.type(dialog.getByLabelText('Date'), '2026-03-09');
    await userEvent.type(dialog.getByLabelText('From'), '14:00');
    await userEvent.type(dialog.getByLabelText('To'), '13:00');
    await userEvent.click(dialog.getByRole('button', { name: 'Add meeting' }));
    await expectShown(await dialog.findByText('The end must be after the start.'));
    await userEvent.clear(dialog.getByLabelText('To'));
    await userEvent.type(dialog.getByLabelText('To'), '15:00');
    await userEvent.type(dialog.getByLabelText('Location'), 'http://meet.example');
    await userEvent.click(dialog.getByRole('button', { name: 'Add meeting' }));
    await expectShown(await dialog.findByText('Enter a link that starts with https://, or a place.'));
    await expect(dialog.getByLabelText('Title')).toHaveValue('Review');
    sessionStorage.clear();
  },
});

export const MeetingDraft = meta.story({
  args: { path: pathOf('meetings') },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add meeting' }));
    const dialog = await screen.findByRole('dialog', { name: 'Add meeting' });
    await userEvent.type(within(dialog).getByLabelText('Title'), 'Review');
    await userEvent.type(within(dialog).getByLabelText('Date'), '3/9/2026{Enter}');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Add meeting' }));
    const reopened = within(await screen.findByRole('dialog', { name: 'Add meeting' }));
    await expect(reopened.getByLabelText('Title')).toHaveValue('Review');
    await expect(reopened.getByLabelText('Date')).toHaveValue('Mar 9, 2026');
    sessionStorage.clear();
  },
});

export const Notes = meta.story({
  args: { path: pathOf('notes') },
  play: async ({ canvas }) => {
    await expectShown(await canvas.findByText('Pinned'));
    await userEvent.click(canvas.getByRole('button', { name: /^Actions for Asked twice/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    await expectShown(await screen.findByText(/^Deleted /));
    await expectShown(screen.getByRole('button', { name: 'Undo' }));
  },
});

export const NotesNone = meta.story({
  args: { path: pathOf('notes'), network: teamNetwork({ notes: [] }) },
  play: async ({ canvas }) => {
    await expectShown(await canvas.findByRole('heading', { name: 'No notes yet' }));
  },
});

export const NotesLoading = meta.story({
  args: { path: pathOf('notes'), network: [pending(projectEndpoints.listNotes), ...teamNetwork()] },
  play: async ({ canvas }) => {
    await expectShown(await canvas.findByRole('status', { name: 'Loading the notes' }));
  },
});

export const NotesMany = meta.story({
  args: { path: pathOf('notes'), network: teamNetwork({ notes: manyNotes }) },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Search notes'), 'call no. 7');
    await waitFor(() => expect(canvas.getAllByRole('button', { name: /^Actions for/ })).toHaveLength(1));
  },
});

/** The typed text remains when saving fails. */
export const NoteNotSaved = meta.story({
  args: {
    path: pathOf('notes'),
    network: [
      fail(projectEndpoints.createNote, 403, 'Only managers and admins may do this.'),
      ...teamNetwork(),
    ],
  },
  play: async ({ canvas }) => {
    const text = await canvas.findByLabelText('New note');
    await userEvent.type(text, 'Prefers calls');
    await userEvent.click(canvas.getByRole('button', { name: 'Save note' }));
    await expectShown(await canvas.findByText('Couldn’t save the note'));
    await expect(text).toHaveValue('Prefers calls');
    sessionStorage.clear();
  },
});

export const Profile = meta.story({
  args: {
    path: '/manager/settings',
    network: [
      answer(managerEndpoints.getProfile, sampleProfile, { once: true }),
      answer(managerEndpoints.getProfile, { ...sampleProfile, name: 'Maya T. Torres', version: 2 }),
      fail(managerEndpoints.updateProfile, 409, 'Someone else changed this profile.'),
      ...teamNetwork(),
    ],
  },
  play: async ({ canvas }) => {
    const address = await canvas.findByLabelText('Booking URL');
    await userEvent.clear(address);
    await userEvent.type(address, 'http://cal.example/maya');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expectShown(await canvas.findByText('The URL must start with https://.'));
    await userEvent.clear(address);
    await userEvent.type(address, 'https://cal.example/maya');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expectShown(await canvas.findByText('Their changes: Name “Maya T. Torres”.', { exact: false }));
  },
});
