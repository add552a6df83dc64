import type {
  animalPlanDetail,
  animalPlanDraft,
  cancelAnimalPlan,
  deleteAnimalPlan,
  ownAnimalPlans,
  Plan,
} from '@campus/contract/animalplan/plans.ts'
import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import { type CallerCtx, type Ctx, inTransaction } from '../../../context/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { requireReadable } from '../../approval/access/access.service.ts'
import { cancelMatter } from '../../approval/matters/matter.service.ts'
import type { ClosedAccount } from '../../module.ts'
import * as repository from './plan.repository.ts'
import { listLines } from './plan-line.repository.ts'
import { listAllOf } from './plan-matter.repository.ts'
import { presentLine, presentRow } from './plan-view.ts'
import { deleteDraft, deleteDraftsOf } from './plan-writing.repository.ts'
import { requireOwnPlan } from './plan-writing.service.ts'

const present = async (ctx: CallerCtx, row: repository.PlanRow): Promise<Plan> => {
  const isMine = row.person_id === ctx.caller.personId
  const isReturned = row.resubmit_task_id !== null
  return {
    ...presentRow(row, ctx.language),
    windowId: row.window_id,
    fundId: row.fund_id,
    ethicsNumber: row.ethics_number,
    purpose: row.purpose,
    endedAt: row.ended_at?.toISOString() ?? null,
    lines: (await listLines(ctx.sql, [row.id])).map((line) => presentLine(line, ctx.language)),
    mayChange: isMine && (row.state === 'draft' || (row.state === 'submitted' && isReturned)),
    mayCancel: isMine && row.state === 'submitted',
  }
}

export const readDraft = async (ctx: CallerCtx): Promise<OutputOf<typeof animalPlanDraft>> => {
  const row = await repository.findDraft(ctx.sql, ctx.caller.personId)
  return row ? present(ctx, row) : null
}

/** For its author, and for everybody who may read its approval. */
export const readPlan = async (ctx: CallerCtx, { id }: InputOf<typeof animalPlanDetail>): Promise<Plan> => {
  const row = await repository.findPlan(ctx.sql, ctx.caller.schoolId, id)
  if (!row) throw refuse('not_found')
  if (row.person_id !== ctx.caller.personId) {
    if (!row.instance_id) throw refuse('not_found')
    await requireReadable(ctx, row.instance_id)
  }
  return present(ctx, row)
}

export const listOwn = async (ctx: CallerCtx, page: InputOf<typeof ownAnimalPlans>): Promise<OutputOf<typeof ownAnimalPlans>> => {
  const { personId } = ctx.caller
  const rows = await repository.listOwn(ctx.sql, personId, page)
  return { rows: rows.map((row) => presentRow(row, ctx.language)), total: await repository.countOwn(ctx.sql, personId) }
}

export const removeDraft = async (ctx: CallerCtx, { id }: InputOf<typeof deleteAnimalPlan>): Promise<null> => {
  const plan = await requireOwnPlan(ctx, id)
  const { numDeletedRows } = await deleteDraft(ctx.sql, plan.id)
  if (numDeletedRows === 0n) throw refuse('animal_plan_fixed')
  return null
}

export const cancelPlan = (ctx: CallerCtx, { id }: InputOf<typeof cancelAnimalPlan>): Promise<null> =>
  inTransaction(ctx, async (ctx) => {
    const plan = await requireOwnPlan(ctx, id)
    if (!(await cancelMatter(ctx, 'animal_plan', plan.id, { by: ctx.caller.personId }))) throw refuse('already_decided')
    return null
  })

export const exportPlans = (ctx: Ctx, personId: string) => listAllOf(ctx.sql, personId)

/** The office cancels what was submitted. */
export const forgetDrafts = async (ctx: Ctx, { id }: ClosedAccount) => {
  await deleteDraftsOf(ctx.sql, id)
}
