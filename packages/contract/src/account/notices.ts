import { z } from 'zod'
import { call, Done } from '../call.ts'
import { Id, Instant } from '../fields.ts'

export const LoginNotice = z.object({ id: Id, title: z.string(), body: z.string(), startsAt: Instant, endsAt: Instant })

export const loginNotices = call({
  method: 'GET',
  path: '/tcyApi/getLoginNoticeList',
  who: 'public',
  summary: 'List the notices shown at login; when logged in, only unread ones.',
  query: z.object({ schoolId: Id }),
  output: z.array(LoginNotice),
})

export const readLoginNotice = call({
  method: 'POST',
  path: '/tcyApi/insertLoginNoticeRead',
  who: 'user',
  summary: 'Record that I have read a login notice.',
  body: z.object({ noticeId: Id }),
  output: Done,
})
