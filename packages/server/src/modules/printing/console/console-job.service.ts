import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import { maxListed } from '@campus/contract/list-filter.ts'
import { personNameIn } from '@campus/contract/people/person-name.ts'
import { JobState, type printJobs, type resolvePrintJob } from '@campus/contract/printing/console.ts'
import { PrintKind } from '@campus/contract/printing/items.ts'
import { PrintAttribute } from '@campus/contract/printing/print-attributes.ts'
import { type CallerCtx, inTransaction } from '../../../context/context.ts'
import { readFromCursor } from '../../../platform/db/cursor.ts'
import { refuse } from '../../../platform/refuse.ts'
import { record } from '../../audit/audit.service.ts'
import { narrowList, noteListRead } from '../../logs/lists/list-filter.service.ts'
import { takeStep } from '../jobs/count-out.service.ts'
import { countedPages, outcomeOf } from '../jobs/job.rules.ts'
import { reasonOf } from '../jobs/progress.service.ts'
import { lockWithItem } from '../jobs/report.service.ts'
import { nameOf } from '../terminal-name.ts'
import { countSchoolJobs, listSchoolJobs, type SchoolJobRow } from './console-job.repository.ts'

const present = (ctx: CallerCtx, row: SchoolJobRow): OutputOf<typeof printJobs>['rows'][number] => ({
  id: row.id,
  terminal: {
    id: row.terminal_id,
    number: row.number,
    ...nameOf(row),
  },
  kind: PrintKind.parse(row.kind),
  personName: personNameIn({ name: row.person_name, namePinyin: row.person_pinyin }, ctx.language),
  personNumber: row.person_number,
  attribute: PrintAttribute.parse(row.attribute),
  pagesDue: row.pages_due,
  pagesOut: row.pages_out,
  state: JobState.parse(row.state),
  reason: reasonOf(row.state, row.reasons, ctx.language),
  at: row.created_at.toISOString(),
  endedAt: row.ended_at?.toISOString() ?? null,
})

export const listOfSchool = async (
  ctx: CallerCtx,
  { pageSize, cursor, ...wanted }: InputOf<typeof printJobs>,
): Promise<OutputOf<typeof printJobs>> => {
  const filter = { ...wanted, ...(await narrowList(ctx, wanted)) }
  const log = await readFromCursor(
    { pageSize, cursor },
    (from) => listSchoolJobs(ctx.sql, filter, from),
    (row) => present(ctx, row),
  )
  await noteListRead(ctx, { name: 'print_jobs', isFirstPage: cursor === undefined, filter: wanted }, log.rows)
  return { ...log, total: await countSchoolJobs(ctx.sql, filter, maxListed + 1) }
}

/** An administrator enters the pages in the tray of a lost terminal: never fewer than its printer had reported. */
export const resolve = (ctx: CallerCtx, { jobId, pagesOut, reason }: InputOf<typeof resolvePrintJob>) =>
  inTransaction(ctx, async (ctx) => {
    const held = await lockWithItem(ctx, jobId)
    if (held?.job.school_id !== ctx.caller.schoolId) throw refuse('not_found')
    const { item, job } = held
    if (job.state !== 'unsure') throw refuse('print_not_unsure')
    if (pagesOut < job.pages_out || pagesOut > job.pages_due) throw refuse('pages_wrong')
    const counted = Math.max(job.pages_out, countedPages(job, PrintAttribute.parse(item.attribute), pagesOut))
    const state = outcomeOf('failed', { counted, due: job.pages_due })
    await takeStep(ctx, { item, job, counted, change: { state } })
    const details = { pagesOut: counted, pagesDue: job.pages_due, reason }
    await record(ctx, { action: 'printing.settle', subjectKind: 'print_job', subjectId: jobId, details })
    return null
  })
