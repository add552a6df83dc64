import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import type { decidePhotos } from '@campus/contract/identity/library.ts'
import { type CallerCtx, inTransaction } from '../../../context/context.ts'
import { record } from '../../audit/audit.service.ts'
import { requireManagerFaceCheck } from '../../faces/own-checks/manager-check.service.ts'
import { resolveMessages } from '../../messages/sending/resolve.service.ts'
import { scopeOf } from '../../school/organisation/scope.service.ts'
import { lockPhoto, lockPhotosOf } from '../photos/photo.repository.ts'
import { notifyDecided } from '../photos/photo-messages.ts'
import { overrules } from '../photos/photo-state.rules.ts'
import { checksOf } from '../photos/photo-view.ts'
import { settle } from '../photos/settle.service.ts'
import { findInLibrary, type LibraryFilter } from './library.repository.ts'

type Decided = OutputOf<typeof decidePhotos>
type Why = Decided['skipped'][number]['why']
type Given = Omit<InputOf<typeof decidePhotos>, 'ids'>

/** Decides on one photo; why it stays as it is, where it does. */
const decideOne = async (
  ctx: CallerCtx,
  filter: LibraryFilter,
  id: string,
  { verdict, reason, revises }: Given,
): Promise<Why | undefined> => {
  const found = await findInLibrary(ctx.sql, filter, id)
  if (!found) return 'not_found'
  if (found.person_id === ctx.caller.personId) return 'own_photo'
  await lockPhotosOf(ctx.sql, found.person_id)
  const photo = await lockPhoto(ctx.sql, id)
  if (!photo) return 'not_found'
  const wasDecided = photo.state === 'passed' || photo.decided_by !== null
  if (photo.state === 'error' || (wasDecided && !revises)) return 'already_decided'
  const isOverruled = overrules(verdict, { checks: checksOf(photo), comparison: photo.comparison })
  if (reason === '' && (verdict === 'failed' || isOverruled)) return 'reason_needed'
  const decision = { state: verdict, reason, isOverruled, by: ctx.caller.personId, at: ctx.now() }
  if (!(await settle(ctx, photo, decision))) return 'already_decided'
  const details = { personId: photo.person_id, purpose: photo.purpose, isOverruled }
  await record(ctx, { action: `identity.photo_${verdict}`, subjectKind: 'photo', subjectId: id, details })
  await notifyDecided(ctx, { ...photo, state: verdict, reason })
  await resolveMessages(ctx, 'photo_review', id)
  return undefined
}

/** Decides on one photo or many; of two reviewers at once one decides. */
export const decide = async (ctx: CallerCtx, { ids, ...given }: InputOf<typeof decidePhotos>): Promise<Decided> => {
  await requireManagerFaceCheck(ctx)
  return inTransaction(ctx, async (ctx) => {
    const filter = { schoolId: ctx.caller.schoolId, scope: await scopeOf(ctx) }
    const skipped: Decided['skipped'] = []
    // Always in the same order, so that two reviewers never wait for each other.
    const sorted = [...new Set(ids)].toSorted()
    for (const id of sorted) {
      const why = await decideOne(ctx, filter, id, given)
      if (why) skipped.push({ id, why })
    }
    return { decided: sorted.length - skipped.length, skipped }
  })
}
