import type { Ctx } from '../../../context/context.ts'
import { resolveMessages } from '../../messages/sending/resolve.service.ts'
import { terminalNameOf } from '../../terminals/terminal/terminal.service.ts'
import { copiesOut, pagesLeft } from '../items/copies.rules.ts'
import { changeItem, type ItemRow } from '../items/item.repository.ts'
import { copiesNow } from '../items/right.service.ts'
import { fetching, printables } from '../printing.extension.ts'
import { closeCodes } from '../queue/code.repository.ts'
import { changeJob, type JobRow } from '../queue/job.repository.ts'
import { burnsCode } from './job.rules.ts'
import { addJob } from './job.service.ts'
import { notifyProgress, presentAlone } from './progress.service.ts'

interface Step {
  readonly item: ItemRow
  readonly job: JobRow
  /** Pages of the job that are out by now. */
  readonly counted: number
  readonly change: Pick<JobRow, 'state'> & Partial<Pick<JobRow, 'reasons' | 'is_stopped' | 'lease_until'>>
}

/** Counts the pages printed since the last report, and notifies their owners. */
const countPages = async (ctx: Ctx, { item, job, counted }: Step): Promise<ItemRow> => {
  if (counted === job.pages_out) return item
  const pages_out = job.first_page + counted
  const isAll = pagesLeft({ ...item, pages_out }) === 0
  const now = { ...item, pages_out, state: isAll ? 'printed' : item.state, ended_at: isAll ? ctx.now() : null }
  await changeItem(ctx.sql, item.id, { pages_out, ...(isAll ? { state: 'printed', ended_at: ctx.now() } : {}) })
  const newCopies = copiesOut(now) - copiesOut(item)
  const { terminal_id: terminalId } = job
  const { name, nameEn, nameTw } = await terminalNameOf(ctx, terminalId)
  const place = { terminalId, name, nameEn, nameTw }
  const out = { copies: copiesOut(now), newCopies, pagesOut: pages_out, isAll, place, personId: job.person_id }
  await printables.of(ctx)[item.kind].noteOut(ctx, item.subject_id, out)
  if (job.entrustment_id && newCopies > 0)
    await fetching.of(ctx).noteFetched(ctx, { entrustmentId: job.entrustment_id, newCopies, terminalId })
  return now
}

/** After the rest of a broken copy come the whole ones, as far as they are still theirs who print. */
const addFollower = async (ctx: Ctx, item: ItemRow, job: JobRow) => {
  const copies = job.copies_after === 0 ? 0 : Math.min(job.copies_after, await copiesNow(ctx, item, job.person_id))
  if (copies === 0) return false
  const { attribute, terminal_id, person_id, visit_id, code_id, entrustment_id } = job
  await addJob(ctx, item, { attribute, terminal_id, person_id, visit_id, code_id, entrustment_id, follows_id: job.id }, copies)
  return true
}

const ended = new Set(['done', 'failed', 'cancelled'])

/** One step of a job that a printer began, with item and job held: pages, fate, codes and news in one. */
export const takeStep = async (ctx: Ctx, step: Step) => {
  const now = ctx.now()
  const isEnded = ended.has(step.change.state)
  const item = await countPages(ctx, step)
  const job = await changeJob(ctx.sql, step.job.id, {
    lease_until: null,
    is_stopped: false,
    ...step.change,
    pages_out: step.counted,
    ended_at: isEnded ? now : null,
  })
  if (step.job.state === 'unsure') await resolveMessages(ctx, 'unsure_print', job.id)
  const isFollowed = job.state === 'done' && item.state === 'waiting' && (await addFollower(ctx, item, job))
  const burnedFor = burnsCode(job.state, isFollowed) ? job.person_id : undefined
  const isLast = isEnded && item.state === 'printed'
  if (burnedFor !== undefined || isLast) await closeCodes(ctx.sql, { itemId: item.id, burnedFor, isLast }, now)
  const isAlone = !isFollowed && job.follows_id === null
  await notifyProgress(ctx, job, isAlone ? presentAlone(ctx, { ...job, pages_per_copy: item.pages_per_copy }) : undefined)
}
