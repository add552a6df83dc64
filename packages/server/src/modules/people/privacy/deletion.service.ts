import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import type { decideDeletion, deletionsToDecide } from '@campus/contract/people/privacy.ts'
import { type CallerCtx, type Ctx, inTransaction } from '../../../platform/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { record } from '../../audit/audit.service.ts'
import { removeFiles } from '../../files/unused-blob.service.ts'
import { findHolder, type Holder } from '../holder.service.ts'
import { noteViews } from '../views/profile-view.service.ts'
import { countDeletions, endWaiting, findRequest, listDeletions } from './data-request.repository.ts'
import { present } from './data-request.service.ts'
import * as repository from './deletion.repository.ts'
import { tellDecision } from './privacy-letters.ts'

/** Ends every way into an account that is closed for good and tells its holder; accounts are above people, so they hand it over. */
export type CloseAccount = (ctx: Ctx, holder: Holder) => Promise<void>

export const listToDecide = async (
  ctx: CallerCtx,
  { state, ...page }: InputOf<typeof deletionsToDecide>,
): Promise<OutputOf<typeof deletionsToDecide>> => {
  const { schoolId } = ctx.caller
  const rows = await listDeletions(ctx.sql, schoolId, state, page)
  await noteViews(
    ctx,
    rows.map((row) => row.person_id),
    'record',
  )
  return {
    rows: rows.map((row) => ({ ...present(row), person: { id: row.person_id, name: row.person_name, number: row.person_number } })),
    total: await countDeletions(ctx.sql, schoolId, state),
  }
}

/** How many deletions wait for an administrator of the caller's school. */
export const countPendingDeletions = (ctx: CallerCtx) => countDeletions(ctx.sql, ctx.caller.schoolId, 'pending')

/** Takes away what the law does not tell the school to keep: name, number and the records of what was decided stay. */
const erase = async (ctx: Ctx, personId: string, closeAccount: CloseAccount) => {
  const { kind, avatar_file_id, portrait_file_id } = await repository.lockErasable(ctx.sql, personId)
  await repository.eraseOwnChoices(ctx.sql, personId)
  await removeFiles(
    ctx,
    [avatar_file_id, portrait_file_id].filter((id) => id !== null),
  )
  await repository.deleteEmergencyContacts(ctx.sql, personId)
  await repository.deleteContactCorrections(ctx.sql, personId)
  await repository.deleteMarksBy(ctx.sql, 'contact_remark', personId)
  await repository.deleteMarksBy(ctx.sql, 'contact_tag', personId)
  const holder = kind === 'visitor' || kind === 'family' ? await findHolder(ctx, personId) : undefined
  if (!holder) return
  // Who stays keeps what they decided about their card: without it more would show, not less.
  await repository.deleteCardPrivacy(ctx.sql, personId)
  await repository.closePerson(ctx.sql, personId)
  await closeAccount(ctx, holder)
}

export const decide =
  (closeAccount: CloseAccount) =>
  (ctx: CallerCtx, { id, verdict, notes }: InputOf<typeof decideDeletion>) =>
    inTransaction(ctx, async (ctx) => {
      const { personId: by, schoolId } = ctx.caller
      const request = await findRequest(ctx.sql, id)
      if (request?.school_id !== schoolId || request.kind !== 'deletion') throw refuse('not_found')
      if (request.person_id === by) throw refuse('own_request')
      if (!(await endWaiting(ctx.sql, id, { state: verdict, by, notes, now: ctx.now() }))) throw refuse('already_decided')
      if (verdict === 'done') await erase(ctx, request.person_id, closeAccount)
      const details = { personId: request.person_id }
      await record(ctx, { action: `people.deletion_${verdict}`, subjectKind: 'data_request', subjectId: id, details })
      await tellDecision(ctx, request, verdict, notes)
      return null
    })
