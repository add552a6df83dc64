import type { Ctx } from '@campus/server/context/context.ts'
import { transferAll } from '@campus/server/modules/wallet/ledger/ledger.service.ts'
import { personId } from '../people/person-rows.ts'
import { demoUniversity } from '../schools.ts'
import { tradeTexts } from './trade-texts.ts'

export const beansForPrints = (number: string) => `demo:prints:${number}`

/** Free beans of the school, with which people print. */
export const giveBeans = (ctx: Ctx, numbers: readonly string[], amount: number) =>
  transferAll(
    ctx,
    numbers.map((number) => ({
      kind: 'grant',
      cause: beansForPrints(number),
      schoolId: demoUniversity.id,
      personId: personId(number),
      note: tradeTexts.welcome,
      moves: [{ from: { house: 'granted' }, to: { own: 'free' }, amount }],
    })),
  )
