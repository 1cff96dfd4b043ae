/** A service, as shown in lists. */
export interface ServiceSummary {
  slug: ServiceSlug;
  name: string;
  summary: string;
  /** What an owner notices when this service is the right one. */
  sign: string;
  price: string;
  /** When the first result is available. */
  firstResult: string;
}

/** The full content of a service's own page. */
export interface Service {
  headline: string;
  lead: string;
  audience: string;
  symptoms: readonly string[];
  deliverables: readonly { title: string; text: string }[];
  timeline: readonly { period: string; title: string; text: string }[];
  /** The time that the client's own team spends. */
  yourTime: string;
  faq: readonly { question: string; answer: string }[];
  /** Whether the guarantee covers it, as it does every build. */
  guaranteed: boolean;
  /** The industry whose success story shows this service at work. */
  relatedIndustry: string;
}

export type ServiceSlug =
  | 'systems-audit'
  | 'workflow-automation'
  | 'crm-sales-automation'
  | 'reporting-dashboards'
  | 'integrations'
  | 'ongoing-optimization';

export const serviceSummaries: readonly ServiceSummary[] = [
  {
    slug: 'systems-audit',
    name: 'Systems audit',
    summary: 'One week that shows where your hours go, what each of them costs, and which to win back first.',
    sign: 'You know that something is slow, but not what it costs you.',
    price: '$1,900',
    firstResult: 'Report in 1 week',
  },
  {
    slug: 'workflow-automation',
    name: 'Workflow automation',
    summary:
      'The repeatable part of a job runs on its own. Your people see the exceptions, with everything they need to decide.',
    sign: 'Good people spend their day moving things from one screen to the next.',
    price: 'from $9,000',
    firstResult: 'Live in weeks 2-4',
  },
  {
    slug: 'crm-sales-automation',
    name: 'CRM and sales automation',
    summary:
      'Every inquiry answered within minutes, every quote followed up, and one record per customer that people trust.',
    sign: 'Leads go cold because no one had time to call back.',
    price: 'from $12,000',
    firstResult: 'Live in weeks 2-4',
  },
  {
    slug: 'reporting-dashboards',
    name: 'Reporting dashboards',
    summary:
      'The ten figures you run the business by, on one page, correct this morning without anybody preparing them.',
    sign: 'You learn how the month went when the next one is half over.',
    price: 'from $9,000',
    firstResult: 'First page in week 3',
  },
  {
    slug: 'integrations',
    name: 'Integrations',
    summary:
      'Your tools tell each other what happened. Orders, stock, invoices and customers agree without retyping.',
    sign: 'The same order is typed into two or more programs.',
    price: 'from $10,500',
    firstResult: 'First link in week 3',
  },
  {
    slug: 'ongoing-optimization',
    name: 'Ongoing optimization',
    summary:
      'What runs keeps running, and every month the next item on the list becomes an hour you no longer spend.',
    sign: 'Something was automated once, and no one has dared to touch it since.',
    price: '$1,400 a month',
    firstResult: 'First change in 2 weeks',
  },
];
