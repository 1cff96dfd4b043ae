/** Why a message goes to an address. The team's address is the office's own. */
export type Recipient = 'account' | 'visitor' | 'team';

/** Text around the content of a message. */
interface EmailMessages {
  hello: string;
  /** Comes before the link. */
  openLink: string;
  /** Why the message was sent, before and after the link to the site. */
  footer: Readonly<Record<Recipient, readonly [before: string, after: string]>>;
}

const english: EmailMessages = {
  hello: 'Hello',
  openLink: 'Or open this link: ',
  footer: {
    account: ['Uplift sent this e-mail because this address belongs to an account at ', '.'],
    visitor: ['Uplift sent this e-mail because this address was entered at ', '.'],
    team: ['Uplift sent this e-mail because notices for the team go to this address at ', '.'],
  },
};

const german: EmailMessages = {
  hello: 'Guten Tag',
  openLink: 'Oder öffnen Sie diesen Link: ',
  footer: {
    account: ['Uplift hat diese E-Mail gesendet, weil zu dieser Adresse ein Konto auf ', ' gehört.'],
    visitor: ['Uplift hat diese E-Mail gesendet, weil diese Adresse auf ', ' eingegeben wurde.'],
    team: ['Uplift hat diese E-Mail gesendet, weil Nachrichten an das Team von ', ' an diese Adresse gehen.'],
  },
};

export const emailMessages = { en: english, de: german } as const;
