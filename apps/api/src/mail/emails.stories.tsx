import preview from '@uplift/storybook/preview';
import type { Email } from './email.ts';
import { renderHtml } from './email-layout.ts';
import { sampleEmails, siteUrl } from './testing/sample-emails.ts';

interface EmailPreviewProps {
  email: Email;
  html?: string;
}

/** An e-mail in a window and on a phone. The theme of the toolbar is that of the mail program. */
function EmailPreview({ email, html = '' }: EmailPreviewProps) {
  // Storybook serves the logo, too.
  const page = html.replaceAll(`${siteUrl}/email-logo.png`, 'email-logo.png');
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 24, alignItems: 'flex-start' }}>
      {[
        { device: 'window', width: 768 },
        { device: 'phone', width: 360 },
      ].map(({ device, width }) => (
        <iframe
          key={device}
          title={`${email.subject}, in a ${device}`}
          sandbox="allow-same-origin allow-popups"
          srcDoc={page}
          style={{ width, maxWidth: '100%', height: 900, border: 0, borderRadius: 16 }}
          onLoad={({ currentTarget: frame }) => {
            frame.style.height = `${frame.contentDocument?.documentElement.scrollHeight ?? 900}px`;
          }}
        />
      ))}
    </div>
  );
}

const meta = preview.meta({
  title: 'Pages/E-mails',
  component: EmailPreview,
  tags: ['!autodocs'],
  loaders: [async ({ args }) => ({ html: await renderHtml(args.email.content, siteUrl) })],
  render: (args, { loaded }) => <EmailPreview {...args} html={loaded.html} />,
  parameters: { controls: { disable: true } },
});

export const Invitation = meta.story({ args: { email: sampleEmails.invitation } });
export const PasswordReset = meta.story({ args: { email: sampleEmails.passwordReset } });
export const PasswordChanged = meta.story({ args: { email: sampleEmails.passwordChanged } });
export const WrongCodes = meta.story({ args: { email: sampleEmails.codesGuessed } });
export const EmailChangeToTheNewAddress = meta.story({ args: { email: sampleEmails.confirmNewAddress } });
export const EmailChangeToTheOldAddress = meta.story({ args: { email: sampleEmails.confirmOldAddress } });
export const LeadReceived = meta.story({ args: { email: sampleEmails.leadReceived } });
export const NewLead = meta.story({ args: { email: sampleEmails.newLead } });
export const CalculatorReport = meta.story({ args: { email: sampleEmails.calculatorReport } });

export const CalculatorReportInGerman = meta.story({
  args: { email: sampleEmails.calculatorReportInGerman },
});
export const MeetingInvitation = meta.story({ args: { email: sampleEmails.meetingInvitation } });
export const MeetingChanged = meta.story({ args: { email: sampleEmails.meetingChanged } });
export const MeetingCanceled = meta.story({ args: { email: sampleEmails.meetingCanceled } });
export const News = meta.story({ args: { email: sampleEmails.news } });
export const NewsOfSeveralClients = meta.story({ args: { email: sampleEmails.newsOfSeveralClients } });
export const ClientWithoutManager = meta.story({ args: { email: sampleEmails.unattended } });
export const WebhookDisabled = meta.story({ args: { email: sampleEmails.webhookDisabled } });
export const DeletionRequested = meta.story({ args: { email: sampleEmails.deletionRequested } });
export const DeletionScheduled = meta.story({ args: { email: sampleEmails.deletionScheduled } });
export const DeletionCanceled = meta.story({ args: { email: sampleEmails.deletionCanceled } });
