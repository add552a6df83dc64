import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import type { logPeople } from '@campus/contract/logs/log-people.ts'
import { personNameIn } from '@campus/contract/people/person-name.ts'
import { type CallerCtx, onReplica } from '../../../context/context.ts'
import { countAttempt } from '../../../platform/db/throttle.ts'
import { refuse } from '../../../platform/refuse.ts'
import { readingScopeOf } from '../../school/organisation/scope.service.ts'
import { searchLogPeople } from '../source/log-people.repository.ts'

const oneMinute = 60
/** More than anybody types, and too few to read a school by its first letters. */
const maxPerMinute = 120
const maxFound = 6

export const findPeopleOfLogs = async (
  ctx: CallerCtx,
  { words = '', personId }: InputOf<typeof logPeople>,
): Promise<OutputOf<typeof logPeople>> => {
  const { count, secondsLeft } = await countAttempt(ctx, `log-people:${ctx.caller.personId}`, oneMinute)
  if (count > maxPerMinute) throw refuse('too_many_requests', { facts: { seconds: secondsLeft } })
  if (words === '' && personId === undefined) return []
  const asked = { schoolId: ctx.caller.schoolId, scope: await readingScopeOf(ctx), words: words.toLowerCase().split(/\s+/), personId }
  const rows = await searchLogPeople(onReplica(ctx).sql, asked, maxFound)
  return rows.map(({ id, name, name_pinyin: namePinyin, number }) => ({
    id,
    name: personNameIn({ name, namePinyin }, ctx.language),
    number,
  }))
}
