import type { savePasswordByTicket } from '@campus/contract/account/recovery.ts'
import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import { type Ctx, inTransaction } from '../../../context/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { findHolder } from '../../people/person/holder.service.ts'
import { replacePassword } from '../password/password.service.ts'
import { NewPasswordMemory, type RecoveryWay } from '../tickets/recovery.rules.ts'
import { issueTicket, spendTicket } from '../tickets/ticket.service.ts'

/** Long enough to read what else opens the account. */
const loginSeconds = 300

/** The ticket and the password are one transaction: a password that is refused leaves the ticket for another try. */
export const setNewPassword =
  (wanted: RecoveryWay | 'any') =>
  (ctx: Ctx, { ticket, password }: InputOf<typeof savePasswordByTicket>): Promise<OutputOf<typeof savePasswordByTicket>> =>
    inTransaction(ctx, async (ctx) => {
      const { personId, payload } = await spendTicket(ctx, 'new_password', ticket)
      const { way } = NewPasswordMemory.parse(payload)
      const holder = personId ? await findHolder(ctx, personId) : undefined
      if (!holder?.isActive || (wanted !== 'any' && wanted !== way)) throw refuse('ticket_invalid')
      const changed = await replacePassword(ctx, { holder, password })
      const login = {
        schoolId: holder.schoolId,
        personId: holder.id,
        purpose: 'login',
        payload: { way: 'password' },
        seconds: loginSeconds,
      } as const
      return { ...changed, loginTicket: await issueTicket(ctx, login) }
    })
