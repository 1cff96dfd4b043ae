import type { caseStudies } from '../schema/index.ts';

type SeedCaseStudy = Omit<typeof caseStudies.$inferInsert, 'slug' | 'measurements'> & {
  slug: string;
  /** What was counted before and after: name, unit and both values. */
  measurements: readonly (readonly [name: string, unit: string, before: number, after: number])[];
  /** Names of the technologies that it used. */
  technologies: readonly string[];
  /** Calendar day of publication, ISO 8601. */
  publishedOn: string;
};

/** Newest first. */
export const seedCaseStudies: readonly SeedCaseStudy[] = [
  {
    slug: 'dental-group-recall',
    title: 'A dental group fills its chairs without phoning',
    industry: 'Healthcare',
    timeFrame: '8 weeks',
    hoursSaved: 46,
    revenueBoost: 18,
    efficiency: 34,
    savings: 74_800,
    description:
      'Five practices stopped calling patients one by one. Reminders, recalls and waiting-list offers now go out automatically, and no-shows fell from 11% to 4%.',
    challenge:
      'Each of the five front desks had its own recall list and phoned through it between check-ins. Two in five patients due for hygiene were never reached, a canceled hour stayed empty more often than not, and no one could say which practice had room this week.',
    approach:
      'We read the schedule of all five practices into one list of who is due and who would come at short notice. Patients get a text with two times to choose from, a canceled slot is offered to the next three people who fit it, and the desk sees only the replies that need a person. Insurance checks run the night before instead of at the counter.',
    result:
      'Forty-six desk hours a week went back to patients in the room. Hygiene appointments rose by a fifth within a quarter, most of it from people who had not been in for over a year, and the group put off hiring two receptionists it had budgeted for.',
    quote: 'My front desks used to dread the phone. Now they look up when a patient walks in.',
    quoteAuthor: 'Marisol Vega',
    quoteRole: 'Operations director, five dental practices',
    measurements: [
      ['No-shows', '% of appointments', 11, 4],
      ['Hygiene patients due who were reached', '%', 60, 91],
      ['Desk hours on calls', 'hours a week', 58, 12],
    ],
    technologies: ['Google Calendar', 'WhatsApp', 'Airtable', 'Make'],
    publishedOn: '2026-01-12',
  },
  {
    slug: 'hvac-same-day-dispatch',
    title: 'An HVAC contractor books the job while the customer is still on the line',
    industry: 'Home Services',
    timeFrame: '6 weeks',
    hoursSaved: 38,
    revenueBoost: 24,
    efficiency: 35,
    savings: 61_200,
    description:
      'A 22-van contractor replaced its whiteboard with one live schedule. Calls turn into dispatched jobs in four minutes instead of forty.',
    challenge:
      'Requests came in by phone, by web form and through two lead marketplaces, and were copied to a whiteboard by hand. In a heat wave the office was hours behind, technicians drove past each other across town, and about one caller in six had gone elsewhere by the time someone called back.',
    approach:
      'Every request now lands in one queue with address, system and urgency filled in. The schedule proposes the nearest technician with the right license and parts, the dispatcher confirms with one click, and the customer gets a text with a two-hour window. The invoice is drafted from the job sheet before the van leaves.',
    result:
      'The same 22 vans finish 5.1 jobs a day each, up from 3.9. Invoices go out the same day rather than after eleven, which brought forward about $90,000 of cash in the first quarter. The whiteboard hangs in the break room.',
    quote: 'We book the job before the caller has hung up. The whiteboard is in the break room now.',
    quoteAuthor: 'Dale Hutchins',
    quoteRole: 'Owner, HVAC contractor with 22 vans',
    measurements: [
      ['From call to dispatched job', 'minutes', 40, 4],
      ['Jobs finished', 'per van per day', 3.9, 5.1],
      ['From job to invoice', 'days', 11, 0.5],
    ],
    technologies: ['HubSpot', 'QuickBooks', 'Google Calendar', 'Typeform', 'Zapier'],
    publishedOn: '2025-12-08',
  },
  {
    slug: 'outdoor-shop-returns',
    title: 'An outdoor shop turns returns from a backlog into an afternoon',
    industry: 'E-commerce',
    timeFrame: '5 weeks',
    hoursSaved: 31,
    revenueBoost: 15,
    efficiency: 52,
    savings: 48_500,
    description:
      'Orders, stock and refunds of an online outfitter now agree with each other all day. Refunds take one day instead of nine, and overselling has stopped.',
    challenge:
      'Stock was counted in the shop system, in the warehouse sheet and on two marketplaces, and the four never matched. The team oversold some forty items a month, and every return meant four screens, a photo by e-mail and a refund someone had to remember.',
    approach:
      'The shop became the one place that knows the stock, and the marketplaces follow it within a minute. Returns start on a page where the customer chooses the reason and prints the label. A scan at the dock restocks the item, releases the refund or opens an exchange. Only damaged goods reach a person.',
    result:
      'One person clears in an afternoon what three did in a week. Refund complaints dropped by 80%, a third of the returns became exchanges rather than refunds, and the peak season passed without a temporary hire.',
    quote: 'Returns took three people a week. Now one person does them after lunch.',
    quoteAuthor: 'Priya Nair',
    quoteRole: 'Head of operations, outdoor shop',
    measurements: [
      ['Refund paid', 'days', 9, 1],
      ['Items oversold', 'a month', 40, 0],
      ['Returns that become exchanges', '%', 8, 33],
    ],
    technologies: ['Shopify', 'Stripe', 'Google Sheets', 'Make', 'Etsy'],
    publishedOn: '2025-11-03',
  },
  {
    slug: 'payments-startup-onboarding',
    title: 'A payments start-up verifies merchants in a day',
    industry: 'FinTech',
    timeFrame: '9 weeks',
    hoursSaved: 52,
    revenueBoost: 21,
    efficiency: 44,
    savings: 96_000,
    description:
      'Merchant checks that took six days and four tools now take one day and one queue, with every decision on record for the auditor.',
    challenge:
      'New merchants uploaded documents by e-mail, analysts checked them in four separate tools, and the reasoning behind a decision lived in chat. Six days passed before a merchant could take a first payment, and one in five gave up waiting.',
    approach:
      'Documents arrive through a guided form that says at once what is missing. Registry and sanctions checks run in parallel, clear cases are approved by rule, and the rest come to analysts with the evidence next to the question. Every step is written to a record that cannot be changed.',
    result:
      'Seven in ten merchants are live within a day. Analysts look at the hard third of the cases only, and the yearly audit took two days of preparation instead of three weeks.',
    measurements: [
      ['From documents to first payment', 'days', 6, 1],
      ['Merchants who give up waiting', '%', 20, 6],
      ['Audit preparation', 'working days', 15, 2],
    ],
    technologies: ['PostgreSQL', 'TypeScript', 'Node.js'],
    publishedOn: '2025-10-20',
  },
  {
    slug: 'law-firm-intake',
    title: 'A law firm opens a matter in nine minutes',
    industry: 'Legal',
    timeFrame: '7 weeks',
    hoursSaved: 27,
    revenueBoost: 12,
    efficiency: 36,
    savings: 83_400,
    description:
      'Conflict check, engagement letter and first bill of an employment-law firm now follow from one form. Fourteen attorneys got an hour a week back each, and billing got an earlier start.',
    challenge:
      'Opening a matter took three days: a conflict search in old folders, an engagement letter copied from the last one, a retainer invoice when someone remembered. Attorneys worked on matters that were not open yet, and about 6% of the hours were never billed.',
    approach:
      'One intake form checks names and former names against every matter since 2009. A clean result drafts the engagement letter from approved clauses and sends it for signature together with the retainer. Signing opens the matter, its folders and its deadlines. A partner sees only the conflicts.',
    result:
      'A matter is open nine minutes after the client signs. Unbilled hours fell below 1%, and the two paralegals who used to chase signatures now prepare filings.',
    quote: 'A matter is open before the client has finished their coffee, and billing starts that day.',
    quoteAuthor: 'Helen Brandt',
    quoteRole: 'Managing partner, employment-law firm',
    measurements: [
      ['From consent to open matter', 'working hours', 24, 0.15],
      ['Hours never billed', '%', 6, 0.9],
      ['Time to a signed letter', 'days', 5, 1],
    ],
    technologies: ['QuickBooks', 'Google Drive', 'Typeform', 'n8n'],
    publishedOn: '2025-09-15',
  },
  {
    slug: 'freight-broker-tracking',
    title: 'A freight broker stops asking where the truck is',
    industry: 'Logistics',
    timeFrame: '10 weeks',
    hoursSaved: 64,
    revenueBoost: 22,
    efficiency: 22,
    savings: 112_000,
    description:
      'Check calls, rate confirmations and proof of delivery run on their own for 380 loads a week. The nine dispatchers have 64 hours a week for other work.',
    challenge:
      'Dispatchers made about 900 check calls a week and typed the answers into the customer’s portal, into the transport system and into an e-mail. Papers came back as phone pictures, and an invoice waited nineteen days on average for a proof of delivery.',
    approach:
      'Positions come from the carriers’ own devices where they have them and from a text reply where they do not. A late load raises its hand before the customer does. Drivers photograph the paper at the dock, the picture is read and matched to the load, and the invoice leaves with it.',
    result:
      'Check calls are down by 85% and invoices leave on day two. Two dispatchers now spend four days a week on a desk for refrigerated freight, which brought most of the growth.',
    quote: 'Customers used to call us about late loads. Now we call them first.',
    quoteAuthor: 'Curtis Bell',
    quoteRole: 'Operations manager, freight broker',
    measurements: [
      ['Check calls', 'a week', 900, 135],
      ['From delivery to invoice', 'days', 19, 2],
      ['Dispatching 380 loads', 'full-time positions', 9, 7.4],
    ],
    technologies: ['Gmail', 'WhatsApp', 'Xero', 'n8n', 'PostgreSQL'],
    publishedOn: '2025-08-11',
  },
  {
    slug: 'property-manager-maintenance',
    title: 'A property manager answers 1,900 tenants with a team of fourteen',
    industry: 'Real Estate',
    timeFrame: '8 weeks',
    hoursSaved: 42,
    revenueBoost: 9,
    efficiency: 39,
    savings: 57_600,
    description:
      'Repairs, renewals and move-outs of 1,900 apartments follow a plan instead of an inbox. The median repair is done in two days rather than seven.',
    challenge:
      'Requests came by phone, e-mail, portal and paper under the office door. Urgent ones waited behind dripping faucets, owners asked for reports that took a Saturday to write, and renewal letters went out late enough to lose tenants who would have stayed.',
    approach:
      'Tenants report a fault with a picture and get a time at once. The request goes to the vendor whose contract covers it, with access notes and a spending limit, and the tenant confirms the repair before the invoice is paid. Renewals start ninety days ahead with the owner’s terms filled in.',
    result:
      'Vacancy fell from 6.2% to 4.4% within a year. Owners read a live page instead of a report, and the office closes at five again.',
    quote: 'I haven’t written an owner report on a Saturday since we switched.',
    quoteAuthor: 'Joanna Pike',
    quoteRole: 'Owner, property management company',
    measurements: [
      ['Median repair', 'days', 7, 2],
      ['Vacancy', '% of apartments', 6.2, 4.4],
      ['Owner reports', 'hours a month', 8, 0.5],
    ],
    technologies: ['HubSpot', 'Gmail', 'Airtable', 'WhatsApp', 'React'],
    publishedOn: '2025-06-23',
  },
  {
    slug: 'machine-shop-quoting',
    title: 'A machine shop quotes before the competitor opens the drawing',
    industry: 'Manufacturing',
    timeFrame: '12 weeks',
    hoursSaved: 35,
    revenueBoost: 27,
    efficiency: 31,
    savings: 88_900,
    description:
      'A 60-person machine shop went from four-day quotes to four hours, and sees on one screen which job is late and why.',
    challenge:
      'The owner priced every part himself, in the evening, from a spreadsheet that only he understood. Quotes took four days, the order was typed again into the planning system, and a late job came to light when the customer called.',
    approach:
      'Past jobs became a price book by material, tolerance and set-up time. A drawing is matched to similar parts, the estimate arrives with its reasoning, and the owner changes only what he knows better. Accepted quotes turn into work orders, and a scan at each machine keeps the plan honest.',
    result:
      'The share of quotes won rose from 22% to 31%, with the same prices. On-time delivery went from 78% to 94%, and the owner took a two-week vacation, his first since 2016.',
    quote: 'I used to quote at my kitchen table until midnight. Last summer I went away for two weeks.',
    quoteAuthor: 'Tom Kessler',
    quoteRole: 'Owner, machine shop',
    measurements: [
      ['From drawing to quote', 'working hours', 32, 4],
      ['Quotes won', '%', 22, 31],
      ['Delivered on time', '%', 78, 94],
    ],
    technologies: ['Gmail', 'Google Sheets', 'Trello', 'n8n', 'PostgreSQL'],
    publishedOn: '2025-05-05',
  },
  {
    slug: 'accounting-firm-month-end',
    title: 'An accounting firm closes the month in three days',
    industry: 'Accounting',
    timeFrame: '6 weeks',
    hoursSaved: 58,
    revenueBoost: 16,
    efficiency: 43,
    savings: 91_300,
    description:
      'Collecting papers from 210 clients used to take half the month. Now requests, reminders and bank matching run automatically, and the team gives advice instead.',
    challenge:
      'Bookkeepers spent the first ten days of each month writing to clients for statements and receipts, then entered them by hand. Partners saw a client’s numbers five weeks late, which is too late to advise on anything.',
    approach:
      'Each client has a list of what is missing that updates itself and reminds them politely, in their own channel. Bank lines are matched to receipts with a stated confidence, and a bookkeeper sees the doubtful ones only. The review starts when a file is complete rather than when the calendar says so.',
    result:
      'The month closes on the third working day, down from the twelfth. Nineteen clients moved to an advisory plan in the first half-year, and no one worked a weekend in tax season.',
    quote: 'We used to chase papers for ten days. Now we spend them on advice that clients pay for.',
    quoteAuthor: 'Samuel Grant',
    quoteRole: 'Partner, accounting firm',
    measurements: [
      ['Month closed', 'working day', 12, 3],
      ['Clients chased by hand', 'a month', 210, 24],
      ['Clients on an advisory plan', 'clients', 31, 50],
    ],
    technologies: ['QuickBooks', 'Gmail', 'Xero', 'Google Drive', 'Zapier'],
    publishedOn: '2025-03-17',
  },
];
