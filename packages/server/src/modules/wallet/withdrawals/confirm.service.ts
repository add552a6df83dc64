import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import { confirmWithdrawal } from '@campus/contract/wallet/withdrawals.ts'
import { type CallerCtx, inTransaction } from '../../../context/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { later } from '../../../platform/time/clock.ts'
import { isInMessagingApp } from './open-id.service.ts'
import { findConfirmation, watchClosely } from './payout.repository.ts'
import { findWithdrawal } from './withdrawal.repository.ts'

/** To whom the words for the messaging app are sealed in the table. */
export const confirmationPurpose = 'withdrawal.confirmation'

/** As long as somebody takes to agree. */
const secondsToAgree = 15

/** Hands out what the messaging app asks its user with. Whether they agreed is asked of the provider, never believed of the page. */
export const handToApp = (ctx: CallerCtx, { id }: InputOf<typeof confirmWithdrawal>): Promise<OutputOf<typeof confirmWithdrawal>> =>
  inTransaction(ctx, async (ctx) => {
    const row = await findWithdrawal(ctx.sql, id, ctx.caller.schoolId)
    if (row?.person_id !== ctx.caller.personId) throw refuse('not_found')
    const kept = row.state === 'confirming' ? await findConfirmation(ctx.sql, id) : undefined
    if (!kept?.confirmation_encrypted) throw refuse('already_decided')
    if (!isInMessagingApp(ctx.origin)) throw refuse('only_in_messaging_app')
    await watchClosely(ctx.sql, id, later(ctx.now(), secondsToAgree))
    return confirmWithdrawal.output.parse(JSON.parse(ctx.services.secretBox.decrypt(kept.confirmation_encrypted, confirmationPurpose)))
  })
