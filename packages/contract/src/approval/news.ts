import { z } from 'zod'
import { call, Done } from '../call.ts'
import { Id, Instant } from '../fields.ts'
import { CursorQuery, logOf } from '../page.ts'

export const officeMessages = call({
  method: 'GET',
  path: '/openOAApi/getMsgList',
  who: 'user',
  summary: 'My messages about approvals, newest first.',
  query: CursorQuery,
  output: logOf(
    z.object({
      id: Id,
      title: z.string(),
      content: z.string(),
      type: z.enum(['todo', 'progress']),
      instanceId: Id.nullable(),
      nodeId: z.string(),
      readed: z.boolean(),
      /** The screen that it leads to. */
      link: z.string(),
      createTime: Instant,
    }),
  ),
})

export const readOfficeMessages = call({
  method: 'POST',
  path: '/openOAApi/updateReadState',
  who: 'user',
  summary: 'Mark messages of mine as read.',
  body: z.object({ ids: z.array(Id).min(1).max(200) }),
  output: Done,
})
