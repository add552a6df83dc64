import { randomUUID } from 'node:crypto'
import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import { say } from '@campus/contract/language.ts'
import { maxListed } from '@campus/contract/list-filter.ts'
import { personNameIn } from '@campus/contract/people/person-name.ts'
import type { grantBeans, grantees, grants } from '@campus/contract/wallet/console.ts'
import { type CallerCtx, inTransaction } from '../../../context/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { yuan } from '../../../ports/pay/yuan.ts'
import { record } from '../../audit/audit.service.ts'
import { narrowList } from '../../logs/lists/list-filter.service.ts'
import { sendMessage } from '../../messages/sending/send.service.ts'
import { transferAll } from '../ledger/ledger.service.ts'
import { type GrantRow, listGrants, listPeopleByNumber, sumGrants } from './grant.repository.ts'

/** How many of the numbers that nobody has are named in the refusal. */
const maxNamed = 5

export const presentGrant = (ctx: CallerCtx, row: GrantRow) => ({
  id: row.id,
  personId: row.person_id,
  personName: personNameIn({ name: row.person_name, namePinyin: row.person_pinyin }, ctx.language),
  personNumber: row.person_number,
  amount: row.amount,
  reason: row.note,
  grantedBy: personNameIn({ name: row.giver_name ?? '', namePinyin: row.giver_pinyin }, ctx.language),
  at: row.at.toISOString(),
})

export const listOfSchool = async (
  ctx: CallerCtx,
  { pageNum, pageSize, sort, ...given }: InputOf<typeof grants>,
): Promise<OutputOf<typeof grants>> => {
  const wanted = { ...given, ...(await narrowList(ctx, given)) }
  const rows = await listGrants(ctx.sql, wanted, { pageNum, pageSize }, sort)
  return { rows: rows.map((row) => presentGrant(ctx, row)), ...(await sumGrants(ctx.sql, wanted, maxListed + 1)) }
}

const peopleWith = async (ctx: CallerCtx, numbers: readonly string[]) => {
  const people = await listPeopleByNumber(ctx.sql, ctx.caller.schoolId, numbers)
  const found = new Set(people.map(({ number }) => number))
  return { people, unknown: [...new Set(numbers)].filter((number) => !found.has(number)) }
}

export const nameGrantees = async (ctx: CallerCtx, { numbers }: InputOf<typeof grantees>): Promise<OutputOf<typeof grantees>> => {
  const { people, unknown } = await peopleWith(ctx, numbers)
  return {
    people: people.map(({ id, number, name, name_pinyin, unit_name, unit_name_en, unit_name_tw }) => ({
      id,
      number,
      name: personNameIn({ name, namePinyin: name_pinyin }, ctx.language),
      unitName: unit_name === null ? '' : say([unit_name, unit_name_en ?? '', unit_name_tw ?? ''], ctx.language),
    })),
    unknown,
  }
}

const requirePeople = async (ctx: CallerCtx, numbers: readonly string[]) => {
  const { people, unknown } = await peopleWith(ctx, numbers)
  if (unknown.length > 0) throw refuse('user_unknown', { facts: { numbers: unknown.slice(0, maxNamed).join(', ') } })
  if (people.some(({ id }) => id === ctx.caller.personId)) throw refuse('own_request')
  return people.map(({ id }) => id)
}

export const give = (ctx: CallerCtx, { numbers, amount, reason }: InputOf<typeof grantBeans>): Promise<OutputOf<typeof grantBeans>> =>
  inTransaction(ctx, async (ctx) => {
    const { schoolId, personId: actorId } = ctx.caller
    const people = await requirePeople(ctx, numbers)
    const grantId = randomUUID()
    await transferAll(
      ctx,
      people.map((personId) => ({
        kind: 'grant',
        cause: `grant:${grantId}:${personId}`,
        schoolId,
        personId,
        note: reason,
        actorId,
        moves: [{ from: { house: 'granted' }, to: { own: 'free' }, amount }],
      })),
    )
    await record(ctx, {
      action: 'wallet.granted',
      subjectKind: 'grant',
      subjectId: grantId,
      details: { people: people.length, amount, reason },
    })
    await sendMessage(ctx, {
      schoolId,
      to: people,
      category: 'progress',
      title: [
        `学校发给您 ${yuan(amount)} 赠送豆`,
        `Your school granted you ${yuan(amount)} free beans`,
        `學校發給您 ${yuan(amount)} 贈送豆`,
      ],
      body: [reason, reason, reason],
    })
    return { given: people.length }
  })
