import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import { type Language, type Phrase, say, sayList } from '@campus/contract/language.ts'
import type { PrintProgress, pickUpProgress, printProgress } from '@campus/contract/printing/items.ts'
import { type PrinterReason, printerReasonNames } from '@campus/contract/terminals/terminal-states.ts'
import type { CallerCtx, Ctx } from '../../../context/context.ts'
import { pushAll } from '../../../context/push.ts'
import type { Column } from '../../../platform/db/sql.ts'
import { refuse } from '../../../platform/refuse.ts'
import { findCodeById } from '../queue/code.repository.ts'
import { nameOf } from '../terminal-name.ts'
import { sheetsFor } from './job.rules.ts'
import { findLastOfCode, findLastOfVisit, findRun, type RunRow } from './progress.repository.ts'

const unsure: Phrase = [
  '终端失去联系，管理员核实后可继续打印',
  'The terminal stopped responding. An administrator will check what was printed.',
  '終端失去聯絡，管理員核實後可繼續列印',
]
const notBegun: Phrase = ['未开始打印，请重新打印', 'Printing did not start. Print it again.', '未開始列印，請重新列印']

type JobState = Column<'print_job', 'state'>

const states: Record<JobState, PrintProgress['state']> = {
  queued: 'queued',
  taken: 'queued',
  printing: 'printing',
  done: 'done',
  failed: 'failed',
  unsure: 'unsure',
  cancelled: 'failed',
}

/** Why a print does not go on. */
export const reasonOf = (state: JobState, reasons: readonly PrinterReason[], language: Language) => {
  if (state === 'unsure') return say(unsure, language)
  if (state === 'cancelled') return say(notBegun, language)
  return sayList(
    reasons.map((reason) => say(printerReasonNames[reason], language)),
    language,
  )
}

/** What comes after the rest of a broken copy: the job that follows, or the whole copies that will be one. */
const followingOf = (row: RunRow) => {
  if (row.next_pages_due !== null) return { pages_due: row.next_pages_due, copies: row.next_copies ?? 1 }
  return row.ended_at === null && row.copies_after > 0
    ? { pages_due: row.copies_after * row.pages_per_copy, copies: row.copies_after }
    : undefined
}

/** A run is a job with the one that follows it: for the person waiting they are one print. */
const presentRun = (row: RunRow, language: Language): PrintProgress => {
  const isFollowed = row.next_state !== null
  const [state, isStopped] = [row.next_state ?? row.state, isFollowed ? (row.next_is_stopped ?? false) : row.is_stopped]
  const following = followingOf(row)
  const attribute = row.attribute
  return {
    jobId: row.id,
    itemId: row.item_id,
    state: state === 'printing' && isStopped ? 'stopped' : states[state],
    pagesOut: row.pages_out + (row.next_pages_out ?? 0),
    pagesDue: row.pages_due + (following?.pages_due ?? 0),
    sheetsDue: sheetsFor(row, attribute) + (following ? sheetsFor(following, attribute) : 0),
    reason: reasonOf(state, (isFollowed ? row.next_reasons : row.reasons) ?? [], language),
  }
}

const followedByNone = {
  next_state: null,
  next_is_stopped: null,
  next_reasons: null,
  next_pages_out: null,
  next_pages_due: null,
  next_copies: null,
}

const progressOf = async (ctx: Ctx, jobId: string): Promise<PrintProgress> => {
  const row = await findRun(ctx.sql, jobId)
  if (!row) throw refuse('not_found')
  return presentRun(row, ctx.language)
}

/** The print that runs or ran last in a visit. */
export const progressInVisit = async (ctx: Ctx, visitId: string): Promise<PrintProgress | null> => {
  const row = await findLastOfVisit(ctx.sql, visitId)
  return row ? presentRun(row, ctx.language) : null
}

/** Somebody else's code is treated as missing. */
export const progressOfCode = async (ctx: CallerCtx, { id }: InputOf<typeof pickUpProgress>): Promise<OutputOf<typeof pickUpProgress>> => {
  const code = await findCodeById(ctx.sql, id)
  if (code?.given_to !== ctx.caller.personId) throw refuse('not_found')
  const row = await findLastOfCode(ctx.sql, id)
  return row ? { ...presentRun(row, ctx.language), terminal: nameOf(row) } : null
}

export const readProgress = async (ctx: CallerCtx, { id }: InputOf<typeof printProgress>): Promise<PrintProgress> => {
  const row = await findRun(ctx.sql, id)
  if (row?.person_id !== ctx.caller.personId) throw refuse('not_found')
  return presentRun(row, ctx.language)
}

/** A loaded job without predecessor and successor, with its item. */
export const presentAlone = (ctx: Ctx, job: Omit<RunRow, keyof typeof followedByNone>): PrintProgress =>
  presentRun({ ...job, ...followedByNone }, ctx.language)

interface ReportedProgress {
  readonly id: string
  readonly follows_id: string | null
  readonly person_id: string
  readonly terminal_id: string
}

/** Notifies the printing person and the terminal of every step; the progress may be given. */
export const notifyProgress = async (ctx: Ctx, job: ReportedProgress, known?: PrintProgress) => {
  const { reason: _read, ...progress } = known ?? (await progressOf(ctx, job.follows_id ?? job.id))
  await pushAll(
    ctx.sql,
    [`person:${job.person_id}`, `terminal:${job.terminal_id}`].map((to) => ({ to, topic: 'print', data: progress })),
  )
}
