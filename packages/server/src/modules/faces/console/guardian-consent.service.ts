import type { InputOf } from '@campus/contract/call.ts'
import type { recordGuardianConsent } from '@campus/contract/faces/console.ts'
import { faceDocumentOf } from '@campus/contract/school/console/settings.ts'
import { type CallerCtx, inTransaction } from '../../../context/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { record } from '../../audit/audit.service.ts'
import { isInScope, scopeOf } from '../../school/organisation/scope.service.ts'
import { findTextInForce } from '../../school/school/legal-document.service.ts'
import { insertConsent } from '../consents/consent.repository.ts'
import { needsGuardian } from '../consents/consent.service.ts'
import { measurePortraitJob } from '../faces.jobs.ts'
import { withdrawFor } from '../own-consents/withdraw.service.ts'
import { requireFaces } from '../settings/face-settings.service.ts'
import { findPersonUnit } from './console.repository.ts'

type Given = InputOf<typeof recordGuardianConsent>

const requireChild = async (ctx: CallerCtx, personId: string) => {
  const { schoolId } = ctx.caller
  const person = await findPersonUnit(ctx.sql, schoolId, personId)
  if (!person) throw refuse('not_found')
  if (!isInScope(await scopeOf(ctx), person.org_unit_id)) throw refuse('out_of_scope')
  if (!(await needsGuardian(ctx, { schoolId, personId }))) throw refuse('guardian_not_needed')
}

const paperOf = (ctx: CallerCtx, { guardianName, confirmation }: Given) => ({
  guardian_name: guardianName,
  confirmation,
  recorded_by: ctx.caller.personId,
})

const give = async (ctx: CallerCtx, given: Given) => {
  const { schoolId } = ctx.caller
  const { personId, purposes } = given
  await requireFaces(ctx, schoolId)
  for (const purpose of new Set(purposes)) {
    const text = await findTextInForce(ctx, schoolId, faceDocumentOf(purpose))
    if (!text) throw refuse('document_changed')
    const line = {
      school_id: schoolId,
      person_id: personId,
      purpose,
      version: text.version,
      action: 'given',
      created_at: ctx.now(),
    } as const
    await insertConsent(ctx.sql, { ...line, given_by: 'guardian', ...paperOf(ctx, given) })
  }
  await ctx.services.jobs.add(ctx.sql, measurePortraitJob, { personId })
}

/** The manager has seen the paper; who it is for, which uses, and where it is kept stand in the ledger. */
export const recordGuardian = (ctx: CallerCtx, given: Given) =>
  inTransaction(ctx, async (ctx) => {
    const { personId, action, purposes } = given
    await requireChild(ctx, personId)
    if (action === 'given') await give(ctx, given)
    else
      for (const purpose of new Set(purposes))
        await withdrawFor(ctx, { schoolId: ctx.caller.schoolId, personId, purpose, guardian: paperOf(ctx, given) })
    const details = { purposes }
    await record(ctx, { action: `faces.guardian_${action}`, subjectKind: 'person', subjectId: personId, details })
    return null
  })
