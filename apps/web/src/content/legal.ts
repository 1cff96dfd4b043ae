import { brand } from './brand.ts';

export interface LegalText {
  id: 'privacy-policy' | 'terms-of-service' | 'cookie-policy';
  title: string;
  /** Calendar day, ISO 8601. */
  updated: string;
  /** The same day, in words. */
  updatedLabel: string;
  sections: readonly { title: string; text: string }[];
}

const { legalName, email } = brand;

/** Plain template texts. Have counsel review them before the site gets its first real visitor. */
export const legalTexts: readonly LegalText[] = [
  {
    id: 'privacy-policy',
    title: 'Privacy Policy',
    updated: '2026-11-27',
    updatedLabel: 'November 27, 2026',
    sections: [
      {
        title: 'Who we are',
        text: `${legalName} runs this site and decides how personal data on it is used. Write to ${email} with any question or request.`,
      },
      {
        title: 'What we collect',
        text: 'What you send us: name, work e-mail, company, company size, website, preferred times and your message, and the figures of the calculator if you send us those. If you are a client: your account and your time zone, the documents and messages of your project, and the times at which you signed in. From every visitor: the address and browser named in a request, stored in server logs for 14 days to keep the service safe. How often a page is looked at is counted by page, day and the site that led here; nothing in that count tells one visitor from another, and browsers that ask not to be tracked are not counted. When a page fails, your browser reports the error, the page and its own name; we keep these reports for 90 days.',
      },
      {
        title: 'What we use it for',
        text: 'To answer you, to do the work you ordered, to keep the service secure and to keep the records that the law requires. We do not sell personal data, we do not show advertising, and we do not train models on it.',
      },
      {
        title: 'Who else sees it',
        text: 'Companies that host our servers and deliver our mail, under contracts that bind them to our instructions. Authorities, where the law obliges us. No one else.',
      },
      {
        title: 'How long we keep it',
        text: 'Inquiries for two years after the last message. Project data for as long as you are a client and three years beyond. Invoices for seven years. Then it is deleted.',
      },
      {
        title: 'Your rights',
        text: 'You can see, correct, export or delete what we hold about you, and object to how we use it. Clients can export their data in the portal, and ask there for its deletion. We answer requests within 30 days. Once we confirm a deletion, the portal’s data is erased after 14 days; until then you can withdraw the request. Backups that still contain it are deleted in turn.',
      },
    ],
  },
  {
    id: 'terms-of-service',
    title: 'Terms of Service',
    updated: '2026-11-24',
    updatedLabel: 'November 24, 2026',
    sections: [
      {
        title: 'What these terms cover',
        text: `They apply to this site and to the client portal. Audits, builds and partner plans have their own agreement with ${legalName} that comes first where the two differ.`,
      },
      {
        title: 'Using the site',
        text: 'Read and quote it freely. Please do not try to get at data that is not yours, put more load on the site than a person would, or send what is unlawful through it.',
      },
      {
        title: 'Your account',
        text: 'Keep your password to yourself and tell us when you think someone else knows it. You are responsible for what is done with your account until you tell us.',
      },
      {
        title: 'Calculations and stories',
        text: 'The calculator estimates from the figures you enter. Success stories report what others achieved. Neither promises that you will see the same. What we do promise is set out in the guarantee and in your agreement.',
      },
      {
        title: 'Content and ownership',
        text: 'What you upload stays yours, and so does what we build for you once it is paid. The texts, drawings and the name of this site are ours.',
      },
      {
        title: 'Liability and law',
        text: 'Our liability is limited to the fees you paid us in the twelve months before, except for damage that we cause willfully or by gross negligence. Nothing here limits liability that cannot be limited by law. Ohio law governs these terms, and the state courts in Franklin County, Ohio, hear disputes.',
      },
    ],
  },
  {
    id: 'cookie-policy',
    title: 'Cookie Policy',
    updated: '2026-11-24',
    updatedLabel: 'November 24, 2026',
    sections: [
      {
        title: 'In short',
        text: 'Visitors get no cookies from us, and nothing on this site comes from third parties. That is why there is no banner.',
      },
      {
        title: 'When you sign in',
        text: 'A session cookie keeps you signed in, and a second one without any secret tells the page that you are. Both end when you sign out, at the latest after 30 days.',
      },
      {
        title: 'What your browser stores',
        text: 'Your choice of theme and of the technology view, the sign-in tokens of managers and admins, and a token of clients that only tells their sessions apart, are stored in your browser’s local storage. They leave it only with requests to our own servers. What you type into a form and have not sent yet stays in the tab until you send it or close the tab.',
      },
      {
        title: 'Turning them off',
        text: 'Your browser can delete or refuse all of this. The public pages work without it. Signing in does not.',
      },
    ],
  },
];
