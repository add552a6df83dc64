import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import type { withdrawFaceConsent } from '@campus/contract/faces/consents.ts'
import type { FacePurpose } from '@campus/contract/faces/face-words.ts'
import { type CallerCtx, type Ctx, inTransaction } from '../../../context/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { record } from '../../audit/audit.service.ts'
import { hasOneOf, insertConsent, listNewest, lockConsents } from '../consents/consent.repository.ts'
import { vectorPurposes, withdrawnWith } from '../consents/consent.rules.ts'
import type { Guardian } from '../consents/give.service.ts'
import { dropVectors } from '../vectors/vector.service.ts'
import { faceWithdrawal } from '../withdrawal.extension.ts'
import { sendReceipt } from './receipt-message.ts'

type Receipt = OutputOf<typeof withdrawFaceConsent>

interface Withdrawing {
  readonly schoolId: string
  readonly personId: string
  /** Nothing named: all of them. */
  readonly purpose: FacePurpose | undefined
  readonly guardian?: Guardian | undefined
}

/** The vector goes when nothing is left that it is kept for, and the pictures with the purposes they were kept for. */
const deleteWithdrawn = async (ctx: Ctx, who: { schoolId: string; personId: string }, purposes: readonly FacePurpose[]) => {
  const isNeeded = await hasOneOf(ctx.sql, who.personId, vectorPurposes)
  const vector = isNeeded && !purposes.includes('portrait') ? false : await dropVectors(ctx, who.personId)
  let pictures = 0
  for (const deleteOwn of Object.values(faceWithdrawal.of(ctx))) pictures += await deleteOwn(ctx, { ...who, purposes })
  return { vector, pictures }
}

/** Writes a line for each purpose and deletes what it was for, all in one transaction. */
export const withdrawFor = (ctx: Ctx, { schoolId, personId, purpose, guardian }: Withdrawing): Promise<Receipt> =>
  inTransaction(ctx, async (ctx) => {
    await lockConsents(ctx.sql, personId)
    const given = (await listNewest(ctx.sql, personId)).filter(({ action }) => action === 'given')
    const wanted = withdrawnWith(
      purpose,
      given.map((line) => line.purpose),
    )
    const [now, ids] = [ctx.now(), [] as string[]]
    const by = guardian ? ({ ...guardian, given_by: 'guardian' } as const) : ({ given_by: 'self' } as const)
    for (const { purpose, version } of given.filter((line) => wanted.includes(line.purpose))) {
      const line = { school_id: schoolId, person_id: personId, purpose, version, action: 'withdrawn', created_at: now, ...by } as const
      ids.push((await insertConsent(ctx.sql, line)).id)
    }
    const [id] = ids
    if (!id) throw refuse('nothing_to_withdraw')
    const deleted = await deleteWithdrawn(ctx, { schoolId, personId }, wanted)
    const receipt: Receipt = { id, withdrawnAt: now.toISOString(), purposes: [...wanted], deleted }
    const details = { purposes: wanted, ...deleted }
    await record(ctx, { schoolId, action: 'faces.consent_withdrawn', subjectKind: 'face_consent', subjectId: id, details })
    await sendReceipt(ctx, { schoolId, personId }, receipt)
    return receipt
  })

/** Whether there was something to withdraw. */
export const withdrawIfGiven = async (ctx: Ctx, which: Withdrawing & { readonly purpose: FacePurpose }): Promise<boolean> => {
  if (!(await hasOneOf(ctx.sql, which.personId, [which.purpose]))) return false
  await withdrawFor(ctx, which)
  return true
}

export const withdraw = (ctx: CallerCtx, { purpose }: InputOf<typeof withdrawFaceConsent>): Promise<Receipt> =>
  withdrawFor(ctx, { schoolId: ctx.caller.schoolId, personId: ctx.caller.personId, purpose })
