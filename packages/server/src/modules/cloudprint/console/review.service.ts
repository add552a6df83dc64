import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import type {
  nameLibraryFile,
  offeredFile,
  offeredFileContent,
  offeredFiles,
  removeLibraryFile,
  reviewLibraryFile,
} from '@campus/contract/cloudprint/console.ts'
import { LibraryState } from '@campus/contract/cloudprint/library.ts'
import { say } from '@campus/contract/language.ts'
import { personNameIn } from '@campus/contract/people/person-name.ts'
import { type CallerCtx, inTransaction } from '../../../context/context.ts'
import type { RawAnswer } from '../../../http/route.ts'
import { refuse } from '../../../platform/refuse.ts'
import { record } from '../../audit/audit.service.ts'
import { resolveMessages } from '../../messages/sending/resolve.service.ts'
import { isInScope, readingScopeOf, type Scope, scopeOf } from '../../school/organisation/scope.service.ts'
import { daysAtSchool } from '../../school/school/school-days.service.ts'
import { openBlob } from '../blobs/print-blob.service.ts'
import { dropContent } from '../library/leave-library.service.ts'
import { notifyUploader } from '../library/library-messages.ts'
import { textColumns, textOf, titleOf } from '../library/library-text.ts'
import * as repository from '../library/offered-file.repository.ts'

export const presentTo =
  ({ language }: CallerCtx) =>
  (row: repository.OfferedRow): OutputOf<typeof offeredFile> => ({
    id: row.id,
    ...textOf(row),
    directory: { name: row.directory_name, nameEn: row.directory_name_en, nameTw: row.directory_name_tw },
    pages: row.pages,
    size: row.size,
    personName: personNameIn({ name: row.person_name, namePinyin: row.person_pinyin }, language),
    personNumber: row.person_number,
    state: LibraryState.parse(row.state),
    reviewer: personNameIn({ name: row.reviewer_name ?? '', namePinyin: row.reviewer_pinyin }, language),
    notes: row.notes,
    printed: row.printed,
    createdAt: row.created_at.toISOString(),
    reviewedAt: row.reviewed_at?.toISOString() ?? null,
  })

export const readPage = async (ctx: CallerCtx, { state, words, from, until, ...page }: InputOf<typeof offeredFiles>) => {
  const days = await daysAtSchool(ctx, { from, until })
  const among = { schoolId: ctx.caller.schoolId, scope: await readingScopeOf(ctx), state, words, ...days }
  const rows: readonly repository.OfferedRow[] = await repository.listToReview(ctx.sql, among, page)
  return { rows, total: await repository.countToReview(ctx.sql, among) }
}

export const list = async (ctx: CallerCtx, asked: InputOf<typeof offeredFiles>): Promise<OutputOf<typeof offeredFiles>> => {
  const { rows, total } = await readPage(ctx, asked)
  return { rows: rows.map(presentTo(ctx)), total }
}

/** Those that wait for the caller's word. */
export const filesWaiting = async (ctx: CallerCtx) =>
  repository.findWaiting(ctx.sql, { schoolId: ctx.caller.schoolId, scope: await scopeOf(ctx) })

/** One that the caller does not look after is treated as missing. */
const requireWithin = async (ctx: CallerCtx, id: string, scope: Scope) => {
  const row = await repository.findOffered(ctx.sql, ctx.caller.schoolId, id)
  if (!row || !isInScope(scope, row.unit_id)) throw refuse('not_found')
  return row
}

const requireToRead = async (ctx: CallerCtx, id: string) => requireWithin(ctx, id, await readingScopeOf(ctx))

const requireToDecide = async (ctx: CallerCtx, id: string) => requireWithin(ctx, id, await scopeOf(ctx))

export const read = async (ctx: CallerCtx, { id }: InputOf<typeof offeredFile>): Promise<OutputOf<typeof offeredFile>> =>
  presentTo(ctx)(await requireToRead(ctx, id))

export const sendContent = async (ctx: CallerCtx, { id }: InputOf<typeof offeredFileContent>): Promise<RawAnswer> => {
  const row = await requireToRead(ctx, id)
  const opened = row.content_id === null ? undefined : await openBlob(ctx, row.content_id)
  if (!opened) throw refuse('not_found')
  return { content: opened.content, contentType: 'application/pdf', size: opened.size, name: `${say(titleOf(row), ctx.language)}.pdf` }
}

interface Ending {
  readonly from: readonly LibraryState[]
  readonly to: 'published' | 'refused' | 'removed'
  readonly notes: string
}

const decide = async (ctx: CallerCtx, row: repository.OfferedRow, { from, to, notes }: Ending) => {
  const end = { state: to, by: ctx.caller.personId, notes, now: ctx.now() }
  if (!(await repository.endState(ctx.sql, row.id, from, end))) throw refuse('already_reviewed')
  await resolveMessages(ctx, 'library_review', row.id)
  if (to === 'removed') await dropContent(ctx, row)
  await record(ctx, { action: `library.${to}`, subjectKind: 'library_file', subjectId: row.id, details: { name: row.name } })
  await notifyUploader(ctx, row, to, notes)
  return null
}

export const review = (ctx: CallerCtx, { id, verdict, notes }: InputOf<typeof reviewLibraryFile>): Promise<null> =>
  inTransaction(ctx, async (ctx) => {
    const row = await requireToDecide(ctx, id)
    if (row.person_id === ctx.caller.personId) throw refuse('own_request')
    return decide(ctx, row, { from: ['waiting'], to: verdict === 'pass' ? 'published' : 'refused', notes })
  })

export const remove = (ctx: CallerCtx, { id, notes }: InputOf<typeof removeLibraryFile>): Promise<null> =>
  inTransaction(ctx, async (ctx) => decide(ctx, await requireToDecide(ctx, id), { from: ['published'], to: 'removed', notes }))

/** The uploader named it in their own language; the school translates it. */
export const rename = (ctx: CallerCtx, { id, ...text }: InputOf<typeof nameLibraryFile>): Promise<null> =>
  inTransaction(ctx, async (ctx) => {
    const row = await requireToDecide(ctx, id)
    if (!(await repository.changeText(ctx.sql, row.id, textColumns(text)))) throw refuse('not_found')
    const details = { name: text.name, before: row.name }
    await record(ctx, { action: 'library.renamed', subjectKind: 'library_file', subjectId: row.id, details })
    return null
  })
