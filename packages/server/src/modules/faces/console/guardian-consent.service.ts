import type { InputOf } from '@campus/contract/call.ts'
import type { recordGuardianConsent } from '@campus/contract/faces/console.ts'
import { type CallerCtx, inTransaction } from '../../../context/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { record } from '../../audit/audit.service.ts'
import { findHolderByAccount } from '../../people/person/holder.service.ts'
import { isInScope, scopeOf } from '../../school/organisation/scope.service.ts'
import { needsGuardian } from '../consents/consent.service.ts'
import { giveConsent } from '../consents/give.service.ts'
import { insertGuardian } from '../guardians/guardian.repository.ts'
import { withdrawFor } from '../own-consents/withdraw.service.ts'
import { findPersonUnit } from './console.repository.ts'

type Given = InputOf<typeof recordGuardianConsent>

const requireChild = async (ctx: CallerCtx, number: string): Promise<string> => {
  const { schoolId } = ctx.caller
  const person = await findPersonUnit(ctx.sql, schoolId, number)
  if (!person) throw refuse('not_found')
  if (!isInScope(await scopeOf(ctx), person.org_unit_id)) throw refuse('out_of_scope')
  if (!(await needsGuardian(ctx, { schoolId, personId: person.id }))) throw refuse('guardian_not_needed')
  return person.id
}

/** From now on the guardian decides with an account of their own. */
const linkGuardian = async (ctx: CallerCtx, childId: string, account: string, confirmation: string) => {
  const { schoolId, personId } = ctx.caller
  const guardian = await findHolderByAccount(ctx, { schoolId, userType: 'family', account })
  if (!guardian) throw refuse('guardian_account_unknown')
  const link = {
    child_id: childId,
    guardian_id: guardian.id,
    school_id: schoolId,
    confirmation,
    recorded_by: personId,
    created_at: ctx.now(),
  }
  await insertGuardian(ctx.sql, link)
}

/** The manager has seen the paper; who it is for, which uses, and where it is kept stand in the ledger. */
export const recordGuardian = (ctx: CallerCtx, given: Given) =>
  inTransaction(ctx, async (ctx) => {
    const { number, action, purposes, guardianName, guardianAccount, confirmation } = given
    const { schoolId } = ctx.caller
    const personId = await requireChild(ctx, number)
    const by = { guardian_name: guardianName, confirmation, recorded_by: ctx.caller.personId }
    for (const purpose of new Set(purposes))
      if (action === 'given') await giveConsent(ctx, { schoolId, personId, purpose, by })
      else await withdrawFor(ctx, { schoolId, personId, purpose, guardian: by })
    if (action === 'given' && guardianAccount) await linkGuardian(ctx, personId, guardianAccount, confirmation)
    const details = { purposes }
    await record(ctx, { action: `faces.guardian_${action}`, subjectKind: 'person', subjectId: personId, details })
    return null
  })
