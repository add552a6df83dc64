import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { z } from 'zod'
import { OutsideFailure } from '../../platform/http-client/outside-failure.ts'
import type { PayOutPort, PayoutStatus } from '../../ports/pay/pay.ts'
import { openJournal } from './journal.ts'

const momentMs = 3000
const Sent = z.object({ ref: z.string(), amount: z.number().int().positive(), at: z.iso.datetime() })
type Sent = z.infer<typeof Sent>

/** Pays out to nobody, as slowly as a provider would. */
export const cashierPayOut = (folder: string, now: () => Date): PayOutPort => {
  const journal = openJournal<Sent>(join(folder, 'pay-outs'), Sent)
  const statusOf = (sent: Sent | undefined): PayoutStatus => {
    if (!sent) return { state: 'unknown', ref: '' }
    return { state: now().getTime() - Date.parse(sent.at) < momentMs ? 'waiting' : 'done', ref: sent.ref }
  }
  return {
    async send({ number, amount }) {
      const [sent] = await journal.write(number, ([sent]) =>
        sent ? undefined : { ref: `out-${randomUUID()}`, amount, at: now().toISOString() },
      )
      if (sent?.amount !== amount) throw new OutsideFailure('cashier', 'refused', 'that number paid out another amount')
      return statusOf(sent)
    },
    ask: async (number) => statusOf((await journal.read(number))[0]),
  }
}
