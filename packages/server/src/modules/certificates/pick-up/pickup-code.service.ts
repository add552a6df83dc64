import { randomBytes, randomInt } from 'node:crypto'
import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import { type pickupCode, pickupHours } from '@campus/contract/certificates/pick-up.ts'
import { later } from '../../../platform/clock.ts'
import { type CallerCtx, inTransaction } from '../../../platform/context.ts'
import { sha256 } from '../../../platform/digest.ts'
import { refuse } from '../../../platform/refuse.ts'
import { noteEvent } from '../applications/event.service.ts'
import { lockForFetching } from './fetching.service.ts'
import { endCodes, insertCode } from './pickup-code.repository.ts'

const figures = 12

const drawFigures = () => Array.from({ length: figures }, () => randomInt(10)).join('')

/** Figures are few enough to be tried out in a stolen table, so their digest needs a key. */
const digestsOf = (ctx: CallerCtx, secret: string, typed: string) => ({
  digest: sha256(secret),
  typed_digest: ctx.world.keeper.fingerprint(typed, 'pickup.code'),
})

/** Draws until no code that lives has the same figures. */
const keepCode = async (ctx: CallerCtx, row: Omit<Parameters<typeof insertCode>[1], 'digest' | 'typed_digest'>) => {
  for (let attempt = 0; attempt < 10; attempt += 1) {
    const [secret, typed] = [randomBytes(16).toString('base64url'), drawFigures()]
    if (await insertCode(ctx.sql, { ...row, ...digestsOf(ctx, secret, typed) })) return { secret, typed }
  }
  throw new Error('no figures for a pick-up code')
}

export const giveCode = (ctx: CallerCtx, { applicationId }: InputOf<typeof pickupCode>): Promise<OutputOf<typeof pickupCode>> =>
  inTransaction(ctx, async (ctx) => {
    const { personId } = ctx.caller
    const { row, delivery } = await lockForFetching(ctx, applicationId)
    if (delivery === 'picked_up') throw refuse('picked_up_already')
    if (delivery === 'invalid') throw refuse('document_over')
    if (delivery !== 'not_picked_up') throw refuse('document_not_ready')
    const now = ctx.now()
    const expiresAt = later(now, pickupHours * 3600)
    await endCodes(ctx.sql, applicationId, now)
    const code = { school_id: row.school_id, application_id: applicationId, given_to: personId, expires_at: expiresAt, created_at: now }
    const { secret, typed } = await keepCode(ctx, code)
    await noteEvent(ctx, { applicationId, schoolId: row.school_id, kind: 'code_given', actorId: personId })
    return { qrAddress: `${ctx.world.publicUrl}/#/pages/brige/brige?code=${secret}`, code: typed, expiresAt: expiresAt.toISOString() }
  })
