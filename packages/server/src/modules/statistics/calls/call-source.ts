import { calls } from '@campus/contract/calls.ts'
import type { Phrase } from '@campus/contract/language.ts'
import { sql as fragment } from 'kysely'
import type { Source } from '../sources.extension.ts'

/** For how long the counts of single seconds are kept; hours and days stay. */
export const keptCallDays = 35

const subjects: Record<string, Phrase> = Object.fromEntries(
  calls.map(({ method, path }) => [`${method} ${path}`, [`${method} ${path}`, `${method} ${path}`, `${method} ${path}`]]),
)

/** Requests by call. They have no rows of their own and belong to no unit. */
export const callSource: Source = {
  name: ['接口请求', 'Requests', '介面請求'],
  events: fragment`
    select call_count.school_id, call_count.at, null::uuid as unit_id, null::uuid as person_id, call_count.call as subject,
           call_count.outcome, call_count.count, call_count.milliseconds as amount, '' as network
      from call_count`,
  outcomes: {
    done: ['成功', 'Answered', '成功'],
    refused: ['被拒绝', 'Refused', '被拒絕'],
    failed: ['出错', 'Failed', '出錯'],
  },
  subjects,
  amount: 'milliseconds',
  isAboutPeople: false,
  rows: null,
  keptDays: () => keptCallDays,
}
