import type { addAnimalPlan, PlanGiven, updateAnimalPlan } from '@campus/contract/animalplan/plans.ts'
import { handleTask } from '@campus/contract/approval/handling.ts'
import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import { fieldTexts } from '@campus/contract/field-texts.ts'
import { say } from '@campus/contract/language.ts'
import { refusals } from '@campus/contract/refusals.ts'
import { type CallerCtx, inTransaction } from '../../../context/context.ts'
import { breaks } from '../../../platform/db/sql.ts'
import { refuse } from '../../../platform/refuse.ts'
import { handle } from '../../approval/instances/handling.service.ts'
import { startMatter } from '../../approval/matters/matter.service.ts'
import { unitToStartFrom } from '../../approval/processes/starting-units.service.ts'
import { listWindows } from '../catalogue/catalogue.repository.ts'
import { todayOf } from '../catalogue/catalogue.service.ts'
import { priceLines, requireFund, sumOf } from '../charges/charge.service.ts'
import { findPlan, lockPlan } from './plan.repository.ts'
import { lockHeld } from './plan-locks.repository.ts'
import { valuesOfPlan } from './plan-matter.service.ts'
import * as repository from './plan-writing.repository.ts'

type Saved = OutputOf<typeof addAnimalPlan>

/** What the database refuses, said to who wrote the plan. */
const refuseImpossible = async <Answer>(ctx: CallerCtx, writing: Promise<Answer>): Promise<Answer> => {
  try {
    return await writing
  } catch (error) {
    if (breaks(error, 'animal_fund__left')) throw refuse('animal_fund_short')
    if (breaks(error, 'animal_plan__one_draft')) throw refuse('animal_draft_exists')
    const full = repository.lineWithoutCages(error)
    if (full === undefined) throw error
    throw refuse('animal_cages_short', { fields: { [`lines.${full - 1}.roomId`]: say(refusals.animal_cages_short, ctx.language) } })
  }
}

const required = ['windowId', 'fundId', 'course', 'students', 'ethicsNumber'] as const

const requireComplete = (ctx: CallerCtx, given: PlanGiven) => {
  const missing: string[] = required.filter((field) => given[field] === null || given[field] === '')
  if (given.lines.length === 0) missing.push('lines')
  const text = say(fieldTexts.required, ctx.language)
  if (missing.length > 0) throw refuse('animal_plan_incomplete', { fields: Object.fromEntries(missing.map((field) => [field, text])) })
}

/** A draft may name any term and fund of the school; a plan that is handed in needs open ones. One that was returned keeps its term. */
const readWindow = async (ctx: CallerCtx, { windowId, draft }: PlanGiven, keptWindowId: string | null) => {
  if (windowId === null) return undefined
  const window = (await listWindows(ctx.sql, ctx.caller.schoolId)).find(({ id }) => id === windowId)
  if (!window) throw refuse('animal_window_closed')
  const today = await todayOf(ctx)
  if (!draft && windowId !== keptWindowId && (today < window.opens_on || today > window.closes_on)) throw refuse('animal_window_closed')
  return { from: window.arrivals_from, until: window.arrivals_until }
}

/** The plan as it is stored, with prices where it is handed in. */
const readContent = async (ctx: CallerCtx, given: PlanGiven, keptWindowId: string | null = null) => {
  if (!given.draft) requireComplete(ctx, given)
  const arrivals = await readWindow(ctx, given, keptWindowId)
  const fund = given.fundId === null ? undefined : await requireFund(ctx, given.fundId)
  const priced = await priceLines(
    ctx,
    given.lines,
    given.draft ? {} : { ...(fund ? { tariff: fund.tariff } : {}), ...(arrivals ? { arrivals } : {}) },
  )
  const lines = given.lines.map((line, at) => ({
    position: at + 1,
    school_id: ctx.caller.schoolId,
    specification_id: line.specificationId,
    sex: line.sex,
    number: line.number,
    arrives_on: line.arrivesOn,
    room_id: line.roomId,
    days: line.days,
    cages: priced[at]?.cages ?? 0,
    price: priced[at]?.price ?? 0,
    housing: priced[at]?.housing ?? 0,
  }))
  const content = {
    window_id: given.windowId,
    fund_id: given.fundId,
    course: given.course,
    students: given.students,
    ethics_number: given.ethicsNumber,
    purpose: given.purpose,
    amount: sumOf(priced),
  }
  return { content, lines }
}

/** The fund and the rooms that a plan names. */
const takenBy = ({ fundId, lines }: PlanGiven) => ({
  funds: fundId === null ? [] : [fundId],
  rooms: lines.flatMap(({ roomId }) => roomId ?? []),
})

/** Holds money and cages, then asks the deciders. */
const submitDraft = async (ctx: CallerCtx, id: string): Promise<Saved> => {
  const { schoolId, personId: starterId } = ctx.caller
  await repository.setSubmitted(ctx.sql, id, ctx.now())
  return {
    id,
    instanceId: await startMatter(ctx, 'animal_plan', id, { schoolId, starterId, unitId: await unitToStartFrom(ctx, undefined) }),
  }
}

export const addPlan = (ctx: CallerCtx, given: InputOf<typeof addAnimalPlan>): Promise<Saved> =>
  refuseImpossible(
    ctx,
    inTransaction(ctx, async (ctx) => {
      const { content, lines } = await readContent(ctx, given)
      const { schoolId: school_id, personId: person_id } = ctx.caller
      const { id } = await repository.insertDraft(ctx.sql, { ...content, school_id, person_id }, ctx.now())
      await lockHeld(ctx.sql, [id], takenBy(given))
      await repository.replaceLines(ctx.sql, id, lines)
      return given.draft ? { id, instanceId: null } : submitDraft(ctx, id)
    }),
  )

/** A plan of another is treated as missing. */
export const requireOwnPlan = async (ctx: CallerCtx, id: string) => {
  const plan = await findPlan(ctx.sql, ctx.caller.schoolId, id)
  if (plan?.person_id !== ctx.caller.personId) throw refuse('not_found')
  return plan
}

/** Given back to its author: the approval goes on with what is written now. */
const resubmit = async (ctx: CallerCtx, id: string, instanceId: string, taskId: string): Promise<Saved> => {
  const formData = await valuesOfPlan(ctx, id)
  await handle(ctx, handleTask.body.parse({ instanceId, taskId, action: 'complete', formData }))
  return { id, instanceId }
}

export const changePlan = (ctx: CallerCtx, { id: asked, ...given }: InputOf<typeof updateAnimalPlan>): Promise<Saved> =>
  refuseImpossible(
    ctx,
    inTransaction(ctx, async (ctx) => {
      await lockPlan(ctx.sql, (await requireOwnPlan(ctx, asked)).id)
      const plan = await requireOwnPlan(ctx, asked)
      const isReturned = plan.state === 'submitted' && plan.resubmit_task_id !== null
      // What a returned plan holds is priced at once, so that it always has what it shows.
      if (plan.state !== 'draft' && (!isReturned || given.draft)) throw refuse('animal_plan_fixed')
      const { content, lines } = await readContent(ctx, given, isReturned ? plan.window_id : null)
      await lockHeld(ctx.sql, [plan.id], takenBy(given))
      await repository.updateContent(ctx.sql, plan.id, content, ctx.now())
      await repository.replaceLines(ctx.sql, plan.id, lines)
      if (isReturned && plan.instance_id && plan.resubmit_task_id) return resubmit(ctx, plan.id, plan.instance_id, plan.resubmit_task_id)
      return given.draft ? { id: plan.id, instanceId: null } : submitDraft(ctx, plan.id)
    }),
  )
