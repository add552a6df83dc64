import type { PrintConsent, PrintProgress } from '@campus/contract/printing/items.ts'
import { type Ctx, inTransaction } from '../../../context/context.ts'
import { push } from '../../../context/push.ts'
import { refuse } from '../../../platform/refuse.ts'
import { requireUsable } from '../../terminals/terminal/terminal.service.ts'
import { attributeWithout, standsAt } from '../items/at-terminal.rules.ts'
import type { ItemRow } from '../items/item.repository.ts'
import { lockRight } from '../items/right.service.ts'
import { fetching, printables } from '../printing.extension.ts'
import { cancelOfVisit, cancelUntouched, insertJob, type JobRow } from '../queue/job.repository.ts'
import { jobFor } from './job.rules.ts'
import { oneLeaseBefore } from './job-times.rules.ts'
import { presentAlone } from './progress.service.ts'

interface Wanted extends Partial<PrintConsent> {
  readonly itemId: string
  readonly terminalId: string
  /** Who prints it: its owner, or its delegate. */
  readonly personId: string
  readonly visitId?: string | undefined
  readonly codeId?: string | undefined
  /** As many copies as there are for them, unless fewer are named. */
  readonly copies?: number | undefined
}

type By = Pick<JobRow, 'attribute' | 'terminal_id' | 'person_id' | 'visit_id' | 'code_id' | 'entrustment_id' | 'follows_id'>

/** Puts the next pages of an item that is held into a terminal's queue; its printer is notified. */
export const addJob = async (ctx: Ctx, item: ItemRow, by: By, copies: number): Promise<JobRow> => {
  const now = ctx.now()
  const row = { ...by, ...jobFor(item, copies), school_id: item.school_id, item_id: item.id, created_at: now }
  const makeRoom = () => cancelUntouched(ctx.sql, item.id, { now, queuedBefore: oneLeaseBefore(now) })
  const job = (await insertJob(ctx.sql, row)) ?? ((await makeRoom()) ? await insertJob(ctx.sql, row) : undefined)
  if (!job) throw refuse('being_printed')
  await push(ctx.sql, { to: `terminal:${by.terminal_id}`, topic: 'job', data: null })
  return job
}

/** How an item comes out where a terminal can do this much. */
export const attributeAt = (item: ItemRow, abilities: readonly string[]) => attributeWithout(item, standsAt(item, abilities).lacks)

/** How the item comes out at a terminal that works: in grey only where that was agreed to. */
const requireAttribute = async (ctx: Ctx, item: ItemRow, { terminalId, acceptsGrey = false }: Wanted) => {
  const { abilities } = await requireUsable(ctx, terminalId)
  const { isPossible, lacks } = standsAt(item, abilities)
  if (!isPossible) throw refuse('terminal_cannot')
  if (lacks.length > 0 && !acceptsGrey) throw refuse('only_grey_here')
  return attributeAt(item, abilities)
}

/** Locks the item for the person who prints. If only entrusted copies are left, their owner revokes them or has none. */
const lockCopies = async (ctx: Ctx, wanted: Wanted) => {
  const right = await lockRight(ctx, wanted.itemId, wanted.personId)
  if (right.copies > 0) return right
  if (!wanted.takesEntrusted) throw refuse('copies_entrusted')
  await fetching.of(ctx).takeBack(ctx, printables.of(ctx)[right.item.kind], right.item.id)
  return { ...right, copies: right.copiesAway }
}

/** The visitor has left: unstarted jobs are not printed. */
export const leaveUnprinted = (ctx: Ctx, visitId: string) => cancelOfVisit(ctx.sql, visitId, ctx.now())

/** Prints what is missing of an item, for somebody who may have it, at a terminal that can. */
export const queueJob = (ctx: Ctx, wanted: Wanted): Promise<PrintProgress> =>
  inTransaction(ctx, async (ctx) => {
    const { terminalId, personId } = wanted
    const { item, copies, entrustmentId } = await lockCopies(ctx, wanted)
    const attribute = await requireAttribute(ctx, item, wanted)
    await printables.of(ctx)[item.kind].mayPrint(ctx, item.subject_id)
    const by = {
      attribute,
      terminal_id: terminalId,
      person_id: personId,
      visit_id: wanted.visitId ?? null,
      code_id: wanted.codeId ?? null,
      entrustment_id: entrustmentId,
      follows_id: null,
    }
    const job = await addJob(ctx, item, by, Math.min(copies, wanted.copies ?? copies))
    return presentAlone(ctx, { ...job, pages_per_copy: item.pages_per_copy })
  })
