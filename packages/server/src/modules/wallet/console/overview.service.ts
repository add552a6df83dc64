import type { OutputOf } from '@campus/contract/call.ts'
import type { ledgerOverview } from '@campus/contract/wallet/console.ts'
import type { CallerCtx } from '../../../context/context.ts'
import { later } from '../../../platform/time/clock.ts'
import { dayIn, startOfDay } from '../../../platform/time/zoned-day.ts'
import { readSettings } from '../../school/school/school-settings.ts'
import { readChain } from '../books/chain.service.ts'
import { sumAccounts, sumDays } from './overview.repository.ts'

const daysShown = 30

/** Cheap enough for a page: the sums of all accounts and the newest links. `proveLedger` proves the whole. */
export const readBooks = async (ctx: CallerCtx): Promise<OutputOf<typeof ledgerOverview>> => {
  const { schoolId } = ctx.caller
  const { timeZone } = await readSettings(ctx.sql, schoolId)
  const accounts = await sumAccounts(ctx.sql, schoolId)
  const { sealed, unsealed, isSound } = await readChain(ctx.sql, schoolId)
  const firstDay = dayIn(timeZone, later(ctx.now(), (1 - daysShown) * 86_400))
  return {
    accounts,
    transfers: sealed + unsealed,
    sealed,
    isSound: isSound && accounts.reduce((sum, { balance }) => sum + balance, 0) === 0,
    days: await sumDays(ctx.sql, schoolId, startOfDay(timeZone, firstDay), timeZone),
  }
}
