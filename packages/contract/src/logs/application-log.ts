import { z } from 'zod'
import { call } from '../call.ts'
import { DocumentWay } from '../documents/template-choices.ts'
import { Id, Instant } from '../fields.ts'
import { Titled } from '../school/schools.ts'
import { LogPerson, LogQuery, logPageOf } from './log-filter.ts'

export const AppliedState = z.enum(['pending_approval', 'rejected', 'pending_payment', 'normal', 'withdrawn', 'closed', 'refunded'])
export type AppliedState = z.infer<typeof AppliedState>

const ApplicationRow = z.object({
  id: Id,
  at: Instant,
  person: LogPerson.nullable(),
  unitName: z.string(),
  template: Titled,
  way: DocumentWay,
  copies: z.number().int(),
  state: AppliedState,
  decidedBy: z.string(),
  decidedAt: Instant.nullable(),
})
export type ApplicationRow = z.infer<typeof ApplicationRow>

export const applicationLog = call({
  method: 'GET',
  path: '/tcyApi/templateApplyLog',
  who: ['manager', 'admin', 'auditor'],
  summary: 'Applications for certificates in my scope, newest first. `action` is the way, `outcome` the state.',
  query: LogQuery,
  output: logPageOf(ApplicationRow),
  changesState: true,
})
