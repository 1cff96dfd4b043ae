import { publicEndpoints } from '@uplift/data-client/contract';
import { clientEndpoints } from '@uplift/data-client/contract/client';
import {
  type ClientDocument,
  type DeletionRequest,
  projectEndpoints,
} from '@uplift/data-client/contract/project';
import {
  answer,
  answerWith,
  fail,
  pending,
  sampleClientSession,
  sampleDeletionRequest,
  sampleDocument,
  sampleDocuments,
  sampleManager,
  sampleMeetings,
  sampleProject,
  sampleScheduledDeletion,
  sampleSessions,
} from '@uplift/data-client/testing';
import { startNetwork } from '@uplift/storybook/network';
import preview from '@uplift/storybook/preview';
import { expect, screen, userEvent, within } from 'storybook/test';
import { expectShown } from '../../app/testing/expect-shown.ts';
import { siteHandlers } from '../../app/testing/site-network.ts';
import { SitePage } from '../../app/testing/site-page.tsx';

const seen = sampleDocuments.filter(({ state }) => state === 'shared');
const { clientId, company, manager } = sampleClientSession;

/** Mocks the API for a client, with the server's search and paging. */
function clientNetwork({
  documents = seen,
  meetings = sampleMeetings,
  request = null,
}: {
  documents?: readonly ClientDocument[];
  meetings?: typeof sampleMeetings;
  request?: DeletionRequest | null;
} = {}) {
  return [
    answer(projectEndpoints.getProject, { ...sampleProject, clientId, company, manager }),
    answerWith(projectEndpoints.listDocuments, ({ query: { page = 1, pageSize = 25, q = '' } }) => {
      const found = documents.filter(({ name }) => name.toLowerCase().includes(q.toLowerCase()));
      return {
        data: found.slice((page - 1) * pageSize, page * pageSize),
        page,
        pageSize,
        total: found.length,
      };
    }),
    answer(projectEndpoints.getDocument, { ...sampleDocument }),
    answerWith(projectEndpoints.listMeetings, ({ query: { when, page = 1, pageSize = 20 } }) => {
      const isPast = ({ endsAt }: (typeof meetings)[number]) => Date.parse(endsAt) < Date.now();
      const found = meetings.filter((meeting) => isPast(meeting) === (when === 'past'));
      return {
        data: found.slice((page - 1) * pageSize, page * pageSize),
        page,
        pageSize,
        total: found.length,
      };
    }),
    answer(projectEndpoints.getDeletionRequest, { request }),
    answer(clientEndpoints.listSessions, { data: [...sampleSessions] }),
  ];
}

const many: readonly ClientDocument[] = Array.from({ length: 1_000 }, (_, index) => ({
  ...sampleDocuments[0],
  id: `document-${index}`,
  name: `Invoice ${index + 1}`,
}));

const meta = preview.meta({
  title: 'Pages/Client/Documents and meetings',
  component: SitePage,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { path: '/client/documents', asClient: true, network: clientNetwork() },
  loaders: [startNetwork],
  beforeEach: ({ args, msw }) => msw.use(...siteHandlers(args)),
});

export const Documents = meta.story({
  play: async ({ canvas }) => {
    await expectShown(await canvas.findByRole('link', { name: 'Audit findings' }));
    await expect(canvas.queryByText('Visibility')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for Audit findings' }));
    await expectShown(await screen.findByRole('menuitem', { name: 'Download' }));
    await expect(screen.queryByRole('menuitem', { name: 'Delete' })).toBeNull();
    await userEvent.keyboard('{Escape}');
  },
});

export const DocumentsLoading = meta.story({
  args: { network: [pending(projectEndpoints.listDocuments)] },
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table', { name: 'Documents' });
    await expect(table).toHaveAttribute('aria-busy', 'true');
  },
});

export const DocumentsNone = meta.story({
  args: { network: clientNetwork({ documents: [] }) },
  play: async ({ canvas }) => {
    await expectShown(await canvas.findByRole('heading', { name: 'No documents yet' }));
  },
});

export const DocumentsFailing = meta.story({
  args: {
    network: [fail(projectEndpoints.listDocuments, 404, 'Client not found.'), ...clientNetwork()],
  },
  play: async ({ canvas }) => {
    await expectShown(await canvas.findByText('Client not found.'));
  },
});

export const DocumentsMany = meta.story({
  args: { network: clientNetwork({ documents: many }) },
  play: async ({ canvas }) => {
    await expectShown(await canvas.findByText('1–25 of 1,000'));
  },
});

/** Documents from the team are read-only. */
export const DocumentOpen = meta.story({
  args: { path: `/client/documents?document=${sampleDocument.id}` },
  play: async () => {
    const sheet = within(await screen.findByRole('dialog', { name: 'Audit findings' }));
    await expectShown(await sheet.findByRole('link', { name: 'Download version 1' }));
    await expect(sheet.queryByLabelText('Name')).toBeNull();
  },
});

export const OwnDocumentOpen = meta.story({
  args: {
    path: `/client/documents?document=${sampleDocuments[2].id}`,
    network: [
      answer(projectEndpoints.getDocument, {
        ...sampleDocuments[2],
        versions: [{ ...sampleDocuments[2], number: 1 }],
      }),
      ...clientNetwork(),
    ],
  },
  play: async () => {
    const sheet = within(await screen.findByRole('dialog', { name: 'Hours per workflow' }));
    await expect(await sheet.findByLabelText('Name')).toHaveValue('Hours per workflow');
    await expectShown(sheet.getByText('Earlier versions stay available below.'));
  },
});

const notText = 'list.csv is not text in UTF-8. Save it again with that encoding.';

export const UploadRefused = meta.story({
  beforeEach: ({ msw }) => msw.use(fail(projectEndpoints.uploadDocument, 400, notText)),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Upload' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Upload documents' }));
    const user = userEvent.setup({ applyAccept: false });
    const files = [new File(['<svg/>'], 'logo.svg'), new File(['\xff'], 'list.csv', { type: 'text/csv' })];
    await user.upload(dialog.getByLabelText('Documents'), files);
    await expectShown(await dialog.findByText(/^logo\.svg has the wrong type\./));
    await expectShown(await dialog.findByText(notText));
  },
});

export const Meetings = meta.story({
  args: { path: '/client/meetings' },
  play: async ({ canvas }) => {
    await expectShown(await canvas.findByRole('heading', { name: 'Where we stand' }));
    await expect(await canvas.findByRole('link', { name: 'Book Meeting' })).toHaveAttribute(
      'target',
      '_blank',
    );
    await expectShown(canvas.getByText('Canceled'));
    await expectShown(canvas.getByRole('link', { name: 'Add to calendar: Where we stand' }));
    // Past meetings have no calendar link, and clients can't change meetings.
    await expect(canvas.queryByRole('link', { name: /calendar: Kick-off$/ })).toBeNull();
    await expect(canvas.queryByRole('button', { name: /^Actions for/ })).toBeNull();
  },
});

export const MeetingsNone = meta.story({
  args: { path: '/client/meetings', network: clientNetwork({ meetings: [] }) },
  play: async ({ canvas }) => {
    await expectShown(await canvas.findByRole('heading', { name: 'No upcoming meetings' }));
  },
});

export const MeetingsLoading = meta.story({
  args: { path: '/client/meetings', network: [pending(projectEndpoints.listMeetings), ...clientNetwork()] },
  play: async ({ canvas }) => {
    await expectShown(await canvas.findByRole('status', { name: 'Loading upcoming meetings' }));
  },
});

export const MeetingsFailing = meta.story({
  args: {
    path: '/client/meetings',
    network: [fail(projectEndpoints.listMeetings, 404, 'Client not found.'), ...clientNetwork()],
  },
  play: async ({ canvas }) => {
    await expectShown(await canvas.findByText('Couldn’t load upcoming meetings'));
    await expectShown(await canvas.findByText('Couldn’t load past meetings'));
  },
});

export const YourData = meta.story({
  args: { path: '/client/settings' },
  play: async ({ canvas }) => {
    await expectShown(await canvas.findByRole('link', { name: 'Download your data' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Request deletion' }));
    await expectShown(await canvas.findByText('Enter a reason.'));
  },
});

export const DeletionOpen = meta.story({
  args: {
    path: '/client/settings',
    network: [
      fail(projectEndpoints.closeDeletionRequest, 409, 'This request is closed already.'),
      ...clientNetwork({ request: sampleDeletionRequest }),
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Withdraw request' }));
    await expectShown(await canvas.findByText('This request is closed already.'));
  },
});

/** An admin has confirmed the request. It shows the date and can still be withdrawn. */
export const DeletionScheduled = meta.story({
  args: {
    path: '/client/settings',
    network: [
      answer(projectEndpoints.closeDeletionRequest, {
        ...sampleScheduledDeletion,
        state: 'withdrawn',
        eraseAt: null,
      }),
      ...clientNetwork({ request: sampleScheduledDeletion }),
    ],
  },
  play: async ({ canvas }) => {
    await expectShown(await canvas.findByText(/^Your data will be deleted on /));
    await userEvent.click(canvas.getByRole('button', { name: 'Withdraw request' }));
    await expectShown(await canvas.findByText(/^The last request was withdrawn on /));
  },
});

export const DeletionDeclined = meta.story({
  args: {
    path: '/client/settings',
    network: clientNetwork({
      request: {
        ...sampleDeletionRequest,
        state: 'declined',
        closedBy: 'Ines Duarte',
        closedAt: sampleDeletionRequest.requestedAt,
      },
    }),
  },
  play: async ({ canvas }) => {
    await expectShown(await canvas.findByText(/^The last request was declined on .* by Ines Duarte\.$/));
  },
});

/** What a manager sees in the client view. */
export const SeenByTheTeam = meta.story({
  args: {
    path: `/client/documents?as=${clientId}`,
    asClient: false,
    asManager: true,
    network: [
      answer(projectEndpoints.viewAsClient, { clientId, company }),
      answer(publicEndpoints.getAccountUser, sampleManager),
      ...clientNetwork(),
    ],
  },
  play: async ({ canvas }) => {
    await expectShown(
      await canvas.findByText(`You’re viewing the portal as ${company}. You can’t make changes.`),
    );
    await expectShown(await canvas.findByRole('link', { name: 'Audit findings' }));
    await expect(canvas.queryByRole('button', { name: 'Upload' })).toBeNull();
    // Ends the client view before the next story.
    sessionStorage.clear();
  },
});

export const NotSeenByTheTeam = meta.story({
  args: {
    path: `/client?as=${clientId}`,
    asClient: false,
    network: [fail(projectEndpoints.viewAsClient, 401, 'You’re not signed in.')],
  },
  play: async ({ canvas }) => {
    await expectShown(await canvas.findByText('Sign in with your team account first.'));
  },
});
