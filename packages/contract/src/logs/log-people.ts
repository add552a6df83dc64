import { z } from 'zod'
import { call } from '../call.ts'
import { Id } from '../fields.ts'
import { LogPerson } from './log-filter.ts'

export const logPeople = call({
  method: 'GET',
  path: '/console/logs/people',
  who: ['admin', 'manager', 'auditor'],
  summary: 'A few people by name, pinyin or number, or one by id, as far as I read logs: to narrow a log to one of them.',
  query: z.object({ words: z.string().trim().max(50).optional(), personId: Id.optional() }),
  output: z.array(LogPerson),
  refusals: ['too_many_requests'],
})
