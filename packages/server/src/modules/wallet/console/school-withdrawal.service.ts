import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import type { Language } from '@campus/contract/language.ts'
import { maxListed } from '@campus/contract/list-filter.ts'
import { personNameIn } from '@campus/contract/people/person-name.ts'
import type { decideWithdrawal, schoolWithdrawals } from '@campus/contract/wallet/console.ts'
import { type CallerCtx, inTransaction } from '../../../context/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { record } from '../../audit/audit.service.ts'
import { narrowList } from '../../logs/lists/list-filter.service.ts'
import { payOutJob } from '../wallet.jobs.ts'
import * as repository from '../withdrawals/withdrawal.repository.ts'
import { returnBeans } from '../withdrawals/withdrawal-beans.service.ts'
import { notifyReturned } from '../withdrawals/withdrawal-messages.ts'
import { present } from '../withdrawals/withdrawal-view.ts'

export const presentOwned = (language: Language) => (row: repository.OwnedWithdrawalRow) => ({
  ...present(row, language),
  personId: row.person_id,
  personName: personNameIn({ name: row.person_name, namePinyin: row.person_pinyin }, language),
  personNumber: row.person_number,
})

export const listOfSchool = async (
  ctx: CallerCtx,
  { pageNum, pageSize, sort, ...wanted }: InputOf<typeof schoolWithdrawals>,
): Promise<OutputOf<typeof schoolWithdrawals>> => {
  const among = { ...wanted, ...(await narrowList(ctx, wanted)) }
  const rows = await repository.listOfSchool(ctx.sql, among, { pageNum, pageSize }, sort)
  return { rows: rows.map(presentOwned(ctx.language)), ...(await repository.sumOfSchool(ctx.sql, among, maxListed + 1)) }
}

const payNow = async (ctx: CallerCtx, id: string) => {
  if (!(await repository.hasten(ctx.sql, id, ctx.caller.personId, ctx.now()))) throw refuse('already_decided')
  await ctx.services.jobs.add(ctx.sql, payOutJob, {})
}

const sendBack = async (ctx: CallerCtx, id: string, reason: string) => {
  const { personId } = ctx.caller
  const end = { from: ['waiting'], state: 'failed', reason, decidedBy: personId, now: ctx.now() } as const
  const ended = await repository.endWithdrawal(ctx.sql, id, end)
  if (!ended) throw refuse('already_decided')
  await returnBeans(ctx, ended, personId)
  await notifyReturned(ctx, ended)
}

export const decide = (ctx: CallerCtx, { id, verdict, reason }: InputOf<typeof decideWithdrawal>) =>
  inTransaction(ctx, async (ctx) => {
    const row = await repository.findWithdrawal(ctx.sql, id, ctx.caller.schoolId)
    if (!row) throw refuse('not_found')
    if (row.person_id === ctx.caller.personId) throw refuse('own_request')
    if (verdict === 'pay') await payNow(ctx, id)
    else await sendBack(ctx, id, reason)
    await record(ctx, { action: `withdrawal.${verdict}`, subjectKind: 'withdrawal', subjectId: id, details: { amount: row.amount } })
    return null
  })
