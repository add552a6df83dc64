import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import type { decidePaper, papersToReview } from '@campus/contract/identity/console/papers.ts'
import type { Phrase } from '@campus/contract/language.ts'
import { type CallerCtx, inTransaction } from '../../../context/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { record } from '../../audit/audit.service.ts'
import { requireManagerFaceCheck } from '../../faces/own-checks/manager-check.service.ts'
import { removeFiles } from '../../files/unused-blob.service.ts'
import { resolveMessages } from '../../messages/sending/resolve.service.ts'
import { sendMessage } from '../../messages/sending/send.service.ts'
import { correctRecord } from '../../people/corrections/correct-record.service.ts'
import { noteViews } from '../../people/views/profile-view.service.ts'
import { isInScope, scopeOf } from '../../school/organisation/scope.service.ts'
import { daysAtSchool } from '../../school/school/school-days.service.ts'
import { presentPerson } from '../library/library-view.ts'
import { compareFields } from '../papers/compare.rules.ts'
import { presentRows, readRecord } from '../papers/compare-identity.service.ts'
import { countToReview, endPaper, findPaperWithUnit, listToReview, lockPapersOf, type PaperRow } from '../papers/paper.repository.ts'
import { filesOfPaper, presentSides } from '../papers/paper.service.ts'
import { openFields, valueOf } from '../papers/paper-fields.ts'

type Listed = OutputOf<typeof papersToReview>
type Decision = InputOf<typeof decidePaper>

const present = async (ctx: CallerCtx, row: Awaited<ReturnType<typeof listToReview>>[number]): Promise<Listed['rows'][number]> => ({
  id: row.id,
  kind: row.kind,
  state: row.state,
  person: presentPerson(ctx, row.person_id, row),
  // Once it is decided there is nothing left to compare.
  rows: row.fields_encrypted
    ? presentRows(compareFields(openFields(ctx.services.secretBox, row.fields_encrypted), await readRecord(ctx, row.person_id)))
    : [],
  portrait: row.portrait,
  sides: presentSides(ctx, row).map(({ side, url }) => ({ side, url })),
  reason: row.reason,
  createdAt: row.created_at.toISOString(),
  decidedAt: row.decided_at?.toISOString() ?? null,
  mayDecide: row.state === 'reviewing' && row.person_id !== ctx.caller.personId,
})

/** Without a check of who looks and a note that they did: an export has both of its own. */
export const readToReview = async (
  ctx: CallerCtx,
  { state, words = '', from, until, ...page }: InputOf<typeof papersToReview>,
): Promise<Listed> => {
  const { schoolId } = ctx.caller
  const days = await daysAtSchool(ctx, { from, until })
  const filter = { schoolId, scope: await scopeOf(ctx), state, words: words.toLowerCase().split(/\s+/).filter(Boolean), ...days }
  const rows = await listToReview(ctx.sql, filter, page)
  return { rows: await Promise.all(rows.map((row) => present(ctx, row))), total: await countToReview(ctx.sql, filter) }
}

export const pageToReview = async (ctx: CallerCtx, asked: InputOf<typeof papersToReview>): Promise<Listed> => {
  await requireManagerFaceCheck(ctx)
  const page = await readToReview(ctx, asked)
  const people = page.rows.map(({ person }) => person.id)
  await noteViews(ctx, people, 'record')
  return page
}

const titles: Record<Decision['verdict'], Phrase> = {
  checked: ['您的证件已核对', 'Your ID document was accepted', '您的證件已核對'],
  refused: ['您的证件未通过，请重新提交', 'Your ID document was rejected. Please submit it again.', '您的證件未通過，請重新提交'],
}

/** What the paper says takes the place of what the record said. */
const correct = async (ctx: CallerCtx, paper: PaperRow) => {
  const known = openFields(ctx.services.secretBox, paper.fields_encrypted)
  const idCard = paper.kind === 'resident_card' ? valueOf(known, 'number').value : ''
  await correctRecord(ctx, paper.person_id, { name: valueOf(known, 'name').value, idCard })
}

const requireToDecide = async (ctx: CallerCtx, id: string) => {
  const paper = await findPaperWithUnit(ctx.sql, ctx.caller.schoolId, id)
  if (!paper || paper.state === 'draft' || !isInScope(await scopeOf(ctx), paper.unit_id)) throw refuse('not_found')
  if (paper.person_id === ctx.caller.personId) throw refuse('own_request')
  return paper
}

export const decide = async (ctx: CallerCtx, { id, verdict, correctsRecord, reason }: Decision): Promise<null> => {
  await requireManagerFaceCheck(ctx)
  if (correctsRecord && !ctx.caller.roles.includes('admin')) throw refuse('record_by_admin')
  return inTransaction(ctx, async (ctx) => {
    const { schoolId, personId: by } = ctx.caller
    const found = await requireToDecide(ctx, id)
    await lockPapersOf(ctx.sql, found.person_id)
    const paper = await requireToDecide(ctx, id)
    const isCorrected = verdict === 'checked' && correctsRecord && paper.fields_encrypted !== null
    if (isCorrected) await correct(ctx, paper)
    if (!(await endPaper(ctx.sql, id, { state: verdict, reason, by, now: ctx.now() }))) throw refuse('already_decided')
    await removeFiles(ctx, filesOfPaper(paper))
    const details = { personId: paper.person_id, isCorrected }
    await record(ctx, { action: `identity.paper_${verdict}`, subjectKind: 'identity_paper', subjectId: id, details })
    const message = {
      schoolId,
      to: [paper.person_id],
      category: 'progress',
      title: titles[verdict],
      body: [reason, reason, reason],
    } as const
    await sendMessage(ctx, { ...message, subject: { kind: 'paper', id } })
    await resolveMessages(ctx, 'paper_review', id)
    return null
  })
}
