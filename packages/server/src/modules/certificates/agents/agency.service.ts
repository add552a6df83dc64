import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import type { Agency, agencies, agencyOrders, answerAgency, askAgency, endAgency } from '@campus/contract/entrust/agencies.ts'
import { agencyStateNames } from '@campus/contract/entrust/agencies.ts'
import type { Phrase } from '@campus/contract/language.ts'
import { personNameIn } from '@campus/contract/people/person-name.ts'
import { type CallerCtx, type Ctx, inTransaction } from '../../../context/context.ts'
import { countAttempt } from '../../../platform/db/throttle.ts'
import { refuse } from '../../../platform/refuse.ts'
import { later } from '../../../platform/time/clock.ts'
import { reportChangeTo } from '../../account/changes/report-change.service.ts'
import { record } from '../../audit/audit.service.ts'
import { requireDelegate } from '../../entrust/delegates/delegate.service.ts'
import { resolveMessages } from '../../messages/sending/resolve.service.ts'
import type { SubjectView } from '../../messages/subject.ts'
import * as repository from './agency.repository.ts'
import { endOne } from './agency-end.service.ts'
import { notifyAnswered, notifyAsked } from './agency-messages.ts'

const aDay = 86_400
const maxAskedADay = 20

const stateOf = ({ state, is_valid }: repository.AgencyRow) => (is_valid || state === 'declined' || state === 'ended' ? state : 'over')

const present = ({ language, caller }: CallerCtx, row: repository.AgencyRow): Agency => {
  const isAgent = row.agent_id === caller.personId
  return {
    id: row.id,
    part: isAgent ? 'agent' : 'principal',
    person: isAgent
      ? { name: personNameIn({ name: row.principal_name, namePinyin: row.principal_pinyin }, language), number: row.principal_number }
      : { name: personNameIn({ name: row.agent_name, namePinyin: row.agent_pinyin }, language), number: row.agent_number },
    may: row.may,
    note: row.note,
    state: stateOf(row),
    expiresAt: row.expires_at.toISOString(),
    createdAt: row.created_at.toISOString(),
  }
}

/** One of the two sides; for everybody else it is treated as missing. */
const requireOwn = async (ctx: CallerCtx, id: string): Promise<repository.AgencyRow> => {
  const row = await repository.findAgency(ctx.sql, id, ctx.now())
  const { personId } = ctx.caller
  if (!row || (row.agent_id !== personId && row.principal_id !== personId)) throw refuse('not_found')
  return row
}

const note = (ctx: CallerCtx, id: string, action: 'asked' | 'agreed' | 'declined', details: Record<string, unknown>) =>
  record(ctx, { action: `agency.${action}`, subjectKind: 'agency', subjectId: id, details })

export const list = async (ctx: CallerCtx): Promise<OutputOf<typeof agencies>> => {
  const { personId, isAgent } = ctx.caller
  const rows = await repository.listAgencies(ctx.sql, personId, ctx.now())
  return { isAgent, rows: rows.map((row) => present(ctx, row)) }
}

export const ask = (ctx: CallerCtx, { number, may, days, note: words }: InputOf<typeof askAgency>): Promise<Agency> =>
  inTransaction(ctx, async (ctx) => {
    const { personId, schoolId } = ctx.caller
    // What the session remembers may be some moments older than the flag.
    if (!(await repository.isAgentNow(ctx.sql, personId))) throw refuse('not_agent')
    const { count, secondsLeft } = await countAttempt(ctx, `agency:${personId}`, aDay)
    if (count > maxAskedADay) throw refuse('try_later', { facts: { seconds: secondsLeft } })
    const { id: principalId } = await requireDelegate(ctx, number)
    const sides = await repository.holdSides(ctx.sql, [personId, principalId])
    // Asked again while both are held: the flag may have been taken away since.
    if (!sides.some((side) => side.id === personId && side.is_agent)) throw refuse('not_agent')
    if (sides.some(({ state }) => state !== 'active')) throw refuse('delegate_unknown')
    const now = ctx.now()
    await repository.closeExpired(ctx.sql, personId, principalId, now)
    const added = await repository.insertAgency(ctx.sql, {
      school_id: schoolId,
      agent_id: personId,
      principal_id: principalId,
      may: [...new Set(may)],
      note: words,
      expires_at: later(now, days * aDay),
      created_at: now,
    })
    if (!added) throw refuse('agency_open')
    await note(ctx, added.id, 'asked', { may })
    const row = await requireOwn(ctx, added.id)
    await notifyAsked(ctx, row)
    return present(ctx, row)
  })

export const answer = (ctx: CallerCtx, { id, accepts, may }: InputOf<typeof answerAgency>) =>
  inTransaction(ctx, async (ctx) => {
    const row = await requireOwn(ctx, id)
    if (row.principal_id !== ctx.caller.personId) throw refuse('not_found')
    // Nobody agrees to more than was asked for.
    const agreed = row.may.filter((right) => may === undefined || may.includes(right))
    const isGiven = accepts && agreed.length > 0
    const answered =
      row.is_valid &&
      (await repository.answerOnce(ctx.sql, id, {
        state: isGiven ? 'active' : 'declined',
        may: isGiven ? agreed : row.may,
        now: ctx.now(),
      }))
    if (!answered) throw refuse('agency_over')
    await note(ctx, id, isGiven ? 'agreed' : 'declined', { may: agreed })
    await resolveMessages(ctx, 'agency', id)
    await notifyAnswered(ctx, { ...row, may: agreed }, isGiven)
    if (isGiven) {
      const shown = { name: row.agent_name, number: row.agent_number }
      await reportChangeTo(ctx, row.principal_id, { kind: 'agency', shown, undo: { id } })
    }
    return null
  })

export const end = (ctx: CallerCtx, { id }: InputOf<typeof endAgency>) =>
  inTransaction(ctx, async (ctx) => {
    const row = await requireOwn(ctx, id)
    if (!(await endOne(ctx, row, { by: ctx.caller.personId, why: 'ended' }))) throw refuse('agency_over')
    return null
  })

export const listOrders = async (ctx: CallerCtx, { id }: InputOf<typeof agencyOrders>): Promise<OutputOf<typeof agencyOrders>> => {
  await requireOwn(ctx, id)
  const rows = await repository.listOrders(ctx.sql, id)
  return rows.map(({ created_at, ...row }) => ({ ...row, createdAt: created_at.toISOString() }))
}

export const exportAgencies = (ctx: Ctx, personId: string) => repository.listAllOf(ctx.sql, personId)

const tones = { asked: 'waiting', active: 'good', declined: 'over', ended: 'over', over: 'over' } as const
const seeIt: Phrase = ['查看', 'View', '查看']
const toAnswer: Phrase = ['去答复', 'Answer', '去答覆']

export const describeAgency = async (ctx: CallerCtx, id: string): Promise<SubjectView | undefined> => {
  const { personId } = ctx.caller
  const row = await repository.findAgency(ctx.sql, id, ctx.now())
  if (!row || (row.agent_id !== personId && row.principal_id !== personId)) return undefined
  const state = stateOf(row)
  const isMine = state === 'asked' && row.principal_id === personId
  return { state: agencyStateNames[state], tone: tones[state], actionLabel: isMine ? toAnswer : seeIt }
}
