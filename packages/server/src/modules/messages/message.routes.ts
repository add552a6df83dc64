import {
  announcement,
  announcements,
  countAudience,
  publishAnnouncement,
  recallAnnouncement,
  saveAnnouncement,
} from '@campus/contract/messages/announcements.ts'
import {
  deleteMessages,
  messageDetail,
  messageGroups,
  messagesInGroup,
  ownMessages,
  readAll,
  unreadCount,
  updateReadState,
} from '@campus/contract/messages/inbox.ts'
import { changeQuietHours, quietHours, reminderSwitches, turnReminder } from '@campus/contract/messages/reminders.ts'
import { route } from '../../http/route.ts'
import * as announcing from './announcements/announcement.service.ts'
import { countUnread, listGroups, listInGroup, listOwn } from './inbox/inbox.service.ts'
import { markAllRead, openMessage, setReadState, takeOut } from './inbox/reading.service.ts'
import { listSwitches, readQuietHours, setQuietHours, turn } from './reminders/reminder.service.ts'

export const messageRoutes = [
  route(unreadCount, countUnread),
  route(messageGroups, listGroups),
  route(messagesInGroup, listInGroup),
  route(ownMessages, listOwn),
  route(messageDetail, openMessage),
  route(readAll, markAllRead),
  route(updateReadState, setReadState),
  route(deleteMessages, takeOut),
  route(reminderSwitches, listSwitches),
  route(turnReminder, turn),
  route(quietHours, readQuietHours),
  route(changeQuietHours, setQuietHours),
  route(announcements, announcing.list),
  route(announcement, announcing.read),
  route(countAudience, announcing.count),
  route(saveAnnouncement, announcing.save),
  route(publishAnnouncement, announcing.publish),
  route(recallAnnouncement, announcing.recall),
]
