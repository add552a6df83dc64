import type { MessageCategory } from '../messages/categories.ts'
import { path } from './path.ts'

export const messagesPaths = {
  home: path('/pages/sys/home/index'),
  workbench: path('/pages/sys/workbench/index'),
  arrange: path('/pages/sys/workbench/install'),
  /** `from` and `until` are moments that are filled in. */
  askLeave: path<{ from?: string; until?: string }>('/pages/sys/workbench/add-form'),
  /** `id` is shown beside the list where there is room. */
  ownLeave: path<{ id?: string }>('/pages/sys/workbench/leave-list'),
  /** At the top of the organisation, in one unit of it, or the people with one of my tags. */
  book: path<{ unitId?: string; tag?: string }>('/pages/sys/book/index'),
  contact: path<{ id: string }>('/pages/sys/book/personal-details'),
  /** `group` is shown beside the groups where there is room. */
  messages: path<{ group?: MessageCategory }>('/pages/sys/msg/index'),
  /** The messages of one group, as a conversation. */
  group: path<{ group: MessageCategory; id?: string }>('/pages/sys/msg/msg-list'),
  /** All messages of one kind or with the words searched for. */
  find: path<{ group?: MessageCategory; words?: string; isUnread?: 'true'; id?: string }>('/pages/sys/msg/list-item'),
  message: path<{ id: string }>('/pages/sys/msg/msg-detail'),
  reminders: path('/pages/sys/msg/remindConfig'),
  /** A manager writes to the people in their scope. */
  write: path<{ id?: string }>('/pages/sys/msg/form'),
  /** A request for leave, for who asked. */
  leaveRequest: path<{ id: string }>('/pages/sys/msg/details'),
  /** A request for leave, for who decides. */
  leaveDecision: path<{ id: string }>('/pages/sys/msg/examine-item'),
  leaveDecisions: path<{ id?: string; state?: 'decided' }>('/pages/sys/msg/examine-list'),
  /** `card`: what the code of a person's card carries, when another camera has read it. */
  scan: path<{ card?: string }>('/pages/sys/msg/scan'),
  /** The result of a scan as the server understood it, sealed for this session. */
  scanResult: path<{ sealed: string }>('/pages/sys/msg/netScan'),
  /** The address inside the code that a PC page shows. */
  scanLogin: path<{ code: string }>('/pages/sys/msg/scanLogin'),
}
