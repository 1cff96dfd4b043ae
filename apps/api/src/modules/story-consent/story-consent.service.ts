import type { StoryConsent } from '@uplift/data-client/contract/project';
import type { Container } from '../../container.ts';
import type { Database } from '../../database/database.ts';
import { unitOfWork } from '../../database/unit-of-work.ts';
import type { Actor, DomainEventType } from '../../events/domain-events.ts';
import { found, HttpError } from '../../http-error.ts';
import type { Caller } from '../../security/caller.ts';
import { type ConsentMove, stateAfter } from './consent-moves.ts';
import { draftStory } from './draft-story.ts';
import { type ConsentingClient, createStoryConsentRepository } from './story-consent.repository.ts';

export type StoryConsentService = ReturnType<typeof createStoryConsentService>;

const refusals: Readonly<Record<ConsentMove, string>> = {
  ask: 'The client was already asked. The request is on their results page.',
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
  db,
  measurements,
  stories,
  events,
  now,
}: Pick<Container, 'db' | 'measurements' | 'stories' | 'events' | 'now'>) {
  const find = async (from: Database, caller: Caller, clientId: string) =>
    found(await createStoryConsentRepository(from).find(caller, clientId), 'client');

  /** The fields that a move stores in addition to the state. Null if it needs a request and there is none. */
  function signed({ consent }: ConsentingClient, move: ConsentMove, name: string) {
    if (move === 'ask') return { askedBy: name, askedAt: now(), answeredBy: null, answeredAt: null };
    return consent && { ...consent, answeredBy: name, answeredAt: now() };
  }

  const make = (
    move: ConsentMove,
    { caller, actor, clientId }: { caller: Caller; actor: Actor; clientId: string },
  ): Promise<StoryConsent> =>
    unitOfWork(db, async (tx) => {
      const consents = createStoryConsentRepository(tx);
      await consents.lock(clientId);
      const client = await find(tx, caller, clientId);
      const before = client.consent?.state ?? 'none';
      const state = stateAfter(before, move);
      const fields = signed(client, move, await consents.nameOf(caller));
      if (state === null || state === 'none' || !fields) throw new HttpError(409, refusals[move]);
      await consents.save({ ...fields, clientId, state });
      await events.record(tx, {
        type: actions[move],
        actor,
        clientId,
        subject: { id: clientId, name: client.company },
        before: { storyConsent: before },
        after: { storyConsent: state },
      });
      if (move === 'withdraw') await stories.takeOffSite(tx, actor, clientId);
      return answerOf(await find(tx, caller, clientId));
    });

  return {
    /** @throws HttpError 404 if the caller has no access to the client */
    read: async (caller: Caller, clientId: string) => answerOf(await find(db, caller, clientId)),

    /** @throws HttpError 404, or 409 if consent is already requested or given */
    ask: (caller: Caller, actor: Actor, clientId: string) => make('ask', { caller, actor, clientId }),

    /** Without consent, the client's stories leave the site. @throws HttpError 404, or 409 without a request */
    answer: async (caller: Caller, actor: Actor, clientId: string, given: boolean) => {
      const consent = await make(given ? 'give' : 'withdraw', { caller, actor, clientId });
      if (!given) await stories.contentChanged();
      return consent;
    },

    /** Drafts a story from the measurements. @throws HttpError 404, or 409 without consent or measurements */
    draft: async (caller: Caller, actor: Actor, clientId: string) => {
      const { company, consent } = await find(db, caller, clientId);
      if (consent?.state !== 'given')
        throw new HttpError(
          409,
          `${company} has not agreed to a success story. Its manager can ask for that, and the client answers on its results page.`,
        );
      const fields = draftStory(company, await measurements.read(caller, clientId));
      if (!fields)
        throw new HttpError(409, `A story needs a baseline and at least one measured week of ${company}.`);
      return stories.createFromClient(actor, fields, clientId);
    },
  };
}
