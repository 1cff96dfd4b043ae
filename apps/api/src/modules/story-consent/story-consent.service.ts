import type { Story } from '@uplift/data-client/contract/admin';
import type { StoryConsent } from '@uplift/data-client/contract/project';
import type { Clock } from '../../clock.ts';
import type { Actor, DomainEventType } from '../../events/domain-events.ts';
import type { Events } from '../../events/events.ts';
import { HttpError } from '../../http-error.ts';
import type { Caller } from '../../security/caller.ts';
import type { MeasurementsService } from '../measurements/measurements.service.ts';
import type { SuccessStoriesService } from '../success-stories/success-stories.service.ts';
import { type ConsentMove, stateAfter } from './consent-moves.ts';
import { draftStory } from './draft-story.ts';
import type {
  ConsentFields,
  ConsentingClient,
  ConsentTransaction,
  StoryConsentRepository,
} from './story-consent.repository.ts';

export interface StoryConsentService {
  /** @throws HttpError 404 if the caller has no access to the client */
  read: (caller: Caller, clientId: string) => Promise<StoryConsent>;
  /** @throws HttpError 404, or 409 if consent is already requested or given */
  ask: (caller: Caller, actor: Actor, clientId: string) => Promise<StoryConsent>;
  /** Without consent, the client's stories leave the site. @throws HttpError 404, or 409 without a request */
  answer: (caller: Caller, actor: Actor, clientId: string, given: boolean) => Promise<StoryConsent>;
  /** Drafts a story from the measurements. @throws HttpError 404, or 409 without consent or measurements */
  draft: (caller: Caller, actor: Actor, clientId: string) => Promise<Story>;
}

const refusals: Readonly<Record<ConsentMove, string>> = {
  ask: 'The client was asked already. Their answer stands on their results page.',
  give: 'There is no open request for consent. Reload the page.',
  withdraw: 'There is no consent to withdraw. Reload the page.',
};

const actions: Readonly<Record<ConsentMove, DomainEventType<'story-consent'>>> = {
  ask: 'story-consent.asked',
  give: 'story-consent.given',
  withdraw: 'story-consent.withdrawn',
};

function answerOf({ consent }: ConsentingClient): StoryConsent {
  if (!consent) return { state: 'none', asked: null, answered: null };
  const { state, askedBy, askedAt, answeredBy, answeredAt } = consent;
  return {
    state,
    asked: { by: askedBy, at: askedAt.toISOString() },
    answered:
      answeredBy === null || answeredAt === null ? null : { by: answeredBy, at: answeredAt.toISOString() },
  };
}

export function createStoryConsentService({
  repository,
  measurements,
  stories,
  events,
  now,
}: {
  repository: StoryConsentRepository;
  measurements: Pick<MeasurementsService, 'read'>;
  stories: Pick<SuccessStoriesService, 'contentChanged' | 'createFromClient' | 'takeOffSite'>;
  events: Events;
  now: Clock;
}): StoryConsentService {
  async function findIn(
    consents: Pick<ConsentTransaction, 'find'>,
    caller: Caller,
    clientId: string,
  ): Promise<ConsentingClient> {
    const client = await consents.find(caller, clientId);
    if (!client) throw new HttpError(404, 'There is no such client.');
    return client;
  }

  /** The fields that a move stores in addition to the state. */
  function signed(
    { consent }: ConsentingClient,
    move: ConsentMove,
    name: string,
  ): Omit<ConsentFields, 'state'> | null {
    if (move === 'ask') return { askedBy: name, askedAt: now(), answeredBy: null, answeredAt: null };
    return (
      consent && {
        askedBy: consent.askedBy,
        askedAt: consent.askedAt,
        answeredBy: name,
        answeredAt: now(),
      }
    );
  }

  async function make(
    move: ConsentMove,
    consents: ConsentTransaction,
    { caller, actor, clientId }: { caller: Caller; actor: Actor; clientId: string },
  ): Promise<StoryConsent> {
    await consents.lock(clientId);
    const client = await findIn(consents, caller, clientId);
    const before = client.consent?.state ?? 'none';
    const state = stateAfter(before, move);
    const fields = signed(client, move, await consents.nameOf(caller));
    if (state === null || state === 'none' || !fields) throw new HttpError(409, refusals[move]);
    await consents.save(clientId, { ...fields, state });
    await events.record(consents.tx, {
      type: actions[move],
      actor,
      clientId,
      occurredAt: now(),
      subject: { id: clientId, name: client.company },
      before: { storyConsent: before },
      after: { storyConsent: state },
    });
    if (move === 'withdraw') await stories.takeOffSite(consents.tx, actor, clientId);
    return answerOf(await findIn(consents, caller, clientId));
  }

  return {
    read: async (caller, clientId) => answerOf(await findIn(repository, caller, clientId)),

    ask: (caller, actor, clientId) =>
      repository.transaction((consents) => make('ask', consents, { caller, actor, clientId })),

    answer: async (caller, actor, clientId, given) => {
      const consent = await repository.transaction((consents) =>
        make(given ? 'give' : 'withdraw', consents, { caller, actor, clientId }),
      );
      if (!given) await stories.contentChanged();
      return consent;
    },

    draft: async (caller, actor, clientId) => {
      const { company, consent } = await findIn(repository, caller, clientId);
      if (consent?.state !== 'given')
        throw new HttpError(
          409,
          `${company} has not agreed to a success story. Its manager can ask for that, and the client answers on its results page.`,
        );
      const fields = draftStory(company, await measurements.read(caller, clientId));
      if (!fields)
        throw new HttpError(
          409,
          `There is nothing to tell yet: a story needs a baseline and at least one measured week of ${company}.`,
        );
      return stories.createFromClient(actor, fields, clientId);
    },
  };
}
