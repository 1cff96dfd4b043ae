import * as live from './live.ts';
import * as messages from './messages.ts';
import * as project from './project.ts';

export { LiveChange, LivePosition, liveEvents } from './live.ts';
export {
  MESSAGE_LENGTH,
  MESSAGE_PAGE_SIZE,
  Message,
  MessagePage,
  UNREAD_LIMIT,
  UnreadMessages,
} from './messages.ts';
export { Phase, ProjectOverview, phases } from './project.ts';
export { LiveTopic, liveTopics } from './topics.ts';

/** The calls about a client's project, for the client's people, their manager and admins. */
export const projectEndpoints = /* @__PURE__ */ {
  getProject: project.getProject,
  getLive: live.getLive,
  listMessages: messages.listMessages,
  sendMessage: messages.sendMessage,
  markMessagesRead: messages.markMessagesRead,
  getUnreadMessages: messages.getUnreadMessages,
};
