import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import { personNameIn } from '@campus/contract/people/person-name.ts'
import type { decideDeletion, deletionsToDecide } from '@campus/contract/people/privacy.ts'
import { type CallerCtx, type Ctx, inTransaction } from '../../../context/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { record } from '../../audit/audit.service.ts'
import { dropBlobLater, removeFiles, removeUnreferenced } from '../../files/unused-blob.service.ts'
import { allModules } from '../../module.ts'
import { daysAtSchool } from '../../school/school/school-days.service.ts'
import { findHindrance } from '../closing.extension.ts'
import { findHolder } from '../person/holder.service.ts'
import { noteViews } from '../views/profile-view.service.ts'
import {
  countDeletions,
  type DataRequestRow,
  endWaiting,
  findPendingDeletions,
  findRequest,
  listDeletions,
  lockReadyExports,
  markExpired,
  withdrawExports,
} from './data-request.repository.ts'
import { present } from './data-request.service.ts'
import * as repository from './deletion.repository.ts'
import { leavesWithData } from './leaving.ts'
import { notifyDecision } from './privacy-messages.ts'

type Page = OutputOf<typeof deletionsToDecide>

/** Without a note that somebody looked: an export is noted by itself. */
export const readToDecide = async (
  ctx: CallerCtx,
  { state, words = '', from, until, ...page }: InputOf<typeof deletionsToDecide>,
): Promise<Page> => {
  const { schoolId } = ctx.caller
  const days = await daysAtSchool(ctx, { from, until })
  const filter = { schoolId, state, words: words.toLowerCase().split(/\s+/).filter(Boolean), ...days }
  const rows = await listDeletions(ctx.sql, filter, page)
  return {
    rows: rows.map((row) => ({
      ...present(row),
      person: {
        id: row.person_id,
        name: personNameIn({ name: row.person_name, namePinyin: row.person_pinyin }, ctx.language),
        number: row.person_number,
      },
    })),
    total: await countDeletions(ctx.sql, filter),
  }
}

export const listToDecide = async (ctx: CallerCtx, asked: InputOf<typeof deletionsToDecide>): Promise<Page> => {
  const page = await readToDecide(ctx, asked)
  const people = page.rows.map(({ person }) => person.id)
  await noteViews(ctx, people, 'record')
  return page
}

/** How many deletions wait for an administrator of the caller's school. */
export const deletionsWaiting = (ctx: CallerCtx) => findPendingDeletions(ctx.sql, ctx.caller.schoolId)

/** Nobody is left who could fetch a copy of their data. */
const dropCopies = async (ctx: Ctx, personId: string) => {
  await withdrawExports(ctx.sql, personId)
  for (const { id, blob_key } of await lockReadyExports(ctx.sql, personId)) {
    await markExpired(ctx.sql, id)
    if (blob_key) await dropBlobLater(ctx, blob_key)
  }
}

/** Deletes what the law does not require the school to keep: name, number and the records of what was decided stay. */
const erase = async (ctx: Ctx, { person_id: personId, school_id: schoolId, gives_up_beans: givesUpBeans }: DataRequestRow) => {
  const { avatar_file_id, portrait_file_id } = await repository.lockErasable(ctx.sql, personId)
  const found = await findHolder(ctx, personId)
  const holder = found && leavesWithData(found.kind) ? found : undefined
  const hindrance = holder && (await findHindrance(ctx, { schoolId, personId, givesUpBeans }))
  if (hindrance) throw refuse(hindrance.code === 'certificate_to_come' ? 'holder_awaits_certificate' : 'holder_has_money')
  await repository.eraseOwnChoices(ctx.sql, personId)
  // Before the files: a portrait is also a photo in the library.
  await allModules.of(ctx).onDataErased(ctx, personId)
  await removeFiles(
    ctx,
    [avatar_file_id, portrait_file_id].filter((id) => id !== null),
  )
  await repository.deleteEmergencyContacts(ctx.sql, personId)
  const corrections = await repository.deleteContactCorrections(ctx.sql, personId)
  // Pictures of the papers of others, unless the same one stands behind a correction that the record keeps.
  await removeUnreferenced(ctx, [...new Set(corrections.flatMap(({ evidence_file_id }) => evidence_file_id ?? []))])
  await repository.deleteMarksBy(ctx.sql, 'contact_remark', personId)
  await repository.deleteMarksBy(ctx.sql, 'contact_tag', personId)
  if (!holder) return
  // Who stays keeps what they decided about their card: without it more would show, not less.
  await repository.deleteCardPrivacy(ctx.sql, personId)
  await repository.closePerson(ctx.sql, personId)
  await dropCopies(ctx, personId)
  await allModules.of(ctx).onAccountClosed(ctx, holder)
}

export const decide = (ctx: CallerCtx, { id, verdict, notes }: InputOf<typeof decideDeletion>) =>
  inTransaction(ctx, async (ctx) => {
    const { personId: by, schoolId } = ctx.caller
    const request = await findRequest(ctx.sql, id)
    if (request?.school_id !== schoolId || request.kind !== 'deletion') throw refuse('not_found')
    if (request.person_id === by) throw refuse('own_request')
    if (!(await endWaiting(ctx.sql, id, { state: verdict, by, notes, now: ctx.now() }))) throw refuse('already_decided')
    if (verdict === 'done') await erase(ctx, request)
    const details = { personId: request.person_id }
    await record(ctx, { action: `people.deletion_${verdict}`, subjectKind: 'data_request', subjectId: id, details })
    await notifyDecision(ctx, request, verdict, notes)
    return null
  })
