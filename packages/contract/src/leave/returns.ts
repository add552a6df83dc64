import { z } from 'zod'
import { call, Done } from '../call.ts'
import { Id } from '../fields.ts'

export const returnEarly = call({
  method: 'POST',
  path: '/schedule/returns',
  who: ['student', 'teacher'],
  summary: 'I am back before my approved leave ends, or do not need it at all: lessons from now on are no leave any more.',
  body: z.object({ leaveRequestId: Id }),
  output: Done,
  refusals: ['leave_not_running'],
  idempotency: 'required',
})
