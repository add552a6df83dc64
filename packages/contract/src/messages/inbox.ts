import { z } from 'zod'
import { call } from '../call.ts'
import { Id, Instant } from '../fields.ts'
import { CursorQuery, logOf } from '../page.ts'
import { MessageCategory, SubjectKind } from './categories.ts'

const Unread = z.object({ size: z.number().int().min(0) })

const MessageRow = z.object({
  id: Id,
  category: MessageCategory,
  title: z.string(),
  /** The first words of the body. */
  excerpt: z.string(),
  isRead: z.boolean(),
  at: Instant,
})

export const unreadCount = call({
  method: 'GET',
  path: '/tcyApi/msg/has',
  who: 'user',
  summary: 'The number of my unread messages, without silenced categories.',
  output: Unread,
})

export const messageGroups = call({
  method: 'GET',
  path: '/tcyApi/msg/group_list',
  who: 'user',
  summary: 'The groups of my inbox with their unread numbers and their newest message.',
  output: z.array(
    z.object({
      group: MessageCategory,
      title: z.string(),
      unread: z.number().int(),
      total: z.number().int(),
      isSilenced: z.boolean(),
      newest: MessageRow.nullable(),
    }),
  ),
})

export const messagesInGroup = call({
  method: 'GET',
  path: '/tcyApi/msg/list_in_group',
  who: 'user',
  summary: 'The messages of one group, newest first; paged by cursor.',
  query: CursorQuery.extend({ group: MessageCategory }),
  output: logOf(MessageRow),
})

export const ownMessages = call({
  method: 'GET',
  path: '/msg/msgInfo/listUserMsg',
  who: 'user',
  summary: 'All my messages, optionally by keyword or only the unread ones.',
  query: CursorQuery.extend({
    group: MessageCategory.optional(),
    words: z.string().trim().max(50).optional(),
    isUnread: z.enum(['true', 'false']).optional(),
  }),
  output: logOf(MessageRow),
})

export const messageDetail = call({
  method: 'GET',
  path: '/tcyApi/msg/detail',
  who: 'user',
  summary: 'One message of mine, with the current state of its subject; marks it as read.',
  query: z.object({ id: Id }),
  output: MessageRow.omit({ excerpt: true }).extend({
    body: z.string(),
    isRecalled: z.boolean(),
    from: z.string(),
    subject: z
      .object({
        kind: SubjectKind,
        id: Id,
        /** The state in words, as it is now and not as it was when the message was written. */
        state: z.string(),
        tone: z.enum(['waiting', 'good', 'bad', 'over']),
        /** The screen where one goes on, and what the button says. */
        action: z.object({ address: z.string(), label: z.string() }).nullable(),
      })
      .nullable(),
  }),
  changesState: true,
})

export const readAll = call({
  method: 'GET',
  path: '/tcyApi/setAllReaded',
  who: 'user',
  summary: 'Mark all my messages as read, or those of one group.',
  query: z.object({ group: MessageCategory.optional() }),
  output: Unread,
  changesState: true,
})

const ids = z.array(Id).min(1).max(100)

export const updateReadState = call({
  method: 'POST',
  path: '/msg/msgInfo/updateReadState',
  who: 'user',
  summary: 'Mark some of my messages as read or as unread again.',
  body: z.object({ ids, isRead: z.boolean().default(true) }),
  output: Unread,
})

export const deleteMessages = call({
  method: 'POST',
  path: '/my/messages/delete',
  who: 'user',
  summary: 'Remove some messages from my inbox.',
  body: z.object({ ids }),
  output: Unread,
})
