import type { trialStarter, tryProcess } from '@campus/contract/approval/console/trials.ts'
import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import { type Phrase, say } from '@campus/contract/language.ts'
import { refusals } from '@campus/contract/refusals.ts'
import { withAnswers } from '@campus/flow/engine/asked-lookup.ts'
import { type ComingStep, everyDecision, type Request } from '@campus/flow/engine/forecast.ts'
import type { Wait } from '@campus/flow/engine/state.ts'
import { pathOf, type Tried, type TriedStep, tryOut } from '@campus/flow/engine/trial.ts'
import type { Process } from '@campus/flow/process/process.ts'
import { indexOf } from '@campus/flow/process/tree.ts'
import type { CallerCtx } from '../../../context/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { trailTo } from '../../school/organisation/unit-trail.service.ts'
import { readSettings } from '../../school/school/school-settings.ts'
import { dueAt } from '../engine/due.rules.ts'
import { nameInNotices, noticeTitles } from '../engine/notice-texts.ts'
import { refusalCodes } from '../engine/step.service.ts'
import { nobodyTexts, presentAhead } from '../forecast/forecast.service.ts'
import { listPeople } from '../lookup/lookup.repository.ts'
import { lookupFor } from '../lookup/lookup.service.ts'
import { mayStart } from '../processes/start-right.service.ts'
import { starterUnits, unitsToStartFrom } from '../processes/starting-units.service.ts'
import { shownPeople } from '../shown/shown-people.service.ts'
import { judge, requireDesign } from './design.service.ts'
import type { ProcessAdminRow } from './process-admin.repository.ts'

const texts: Record<'returned' | 'administrators' | 'nobody', Phrase> = {
  returned: ['退回申请人修改', 'Returned to the applicant', '退回申請人修改'],
  administrators: ['没有处理人，将由流程管理员处理', 'No approver found: goes to administrators', '沒有處理人，將由流程管理員處理'],
  nobody: ['没有任何人可以处理', 'No one can approve here', '沒有任何人可以處理'],
}

/** The school's calendar says when waits are over. */
const clockOf = async (ctx: CallerCtx) => {
  const calendar = await readSettings(ctx.sql, ctx.caller.schoolId)
  return {
    now: ctx.now().toISOString(),
    due: (wait: Wait, from: string) => dueAt(wait, new Date(from), calendar).toISOString(),
  }
}

const run = async (ctx: CallerCtx, processId: string, process: Process, request: Request): Promise<Tried> => {
  const clock = await clockOf(ctx)
  const asker = { schoolId: ctx.caller.schoolId, processId, tree: process.tree }
  return withAnswers(lookupFor(ctx, asker), (lookup) => tryOut(process, request, lookup, clock))
}

/** Copies have no tasks: who gets one is known from the notice. */
const asComing = ({ node, run, tasks, notices }: TriedStep): ComingStep => {
  const copied = notices.flatMap(({ about, to }) => (about === 'copied' ? to : []))
  const isOfNobody = run.how === 'nobody' || run.how === 'rule'
  return {
    node,
    signers: [...tasks, ...copied.map((person) => ({ owner: person, assignee: person, why: { rule: 'ASSIGN_USER' as const } }))],
    verdict: isOfNobody && (run.status === 'passed' || run.status === 'refused') ? run.status : null,
    isToPick: false,
  }
}

const stoppedText = (ctx: CallerCtx, { code }: NonNullable<Tried['stopped']>) =>
  say(code === 'returned' ? texts.returned : refusals[refusalCodes[code]], ctx.language)

const gapText = ({ signers, verdict }: ComingStep): Phrase | undefined => {
  if (verdict) return nobodyTexts[verdict]
  if (signers.length === 0) return texts.nobody
  return signers.every(({ why }) => why.rule === 'ADMINISTRATOR') ? texts.administrators : undefined
}

/** Steps for which nobody is found, on every branch; those that refuse on purpose or whose people are picked are none. */
const gapsIn = async (ctx: CallerCtx, processId: string, process: Process, request: Request) => {
  const asker = { schoolId: ctx.caller.schoolId, processId, tree: process.tree }
  const all = await withAnswers(lookupFor(ctx, asker), (lookup) => everyDecision(process, request, lookup))
  return all.flatMap((step) => {
    const isMeant = step.isToPick || ('assignedType' in step.node.props && step.node.props.assignedType === 'REFUSE')
    const text = isMeant ? undefined : gapText(step)
    return text ? [{ nodeId: step.node.id, name: step.node.name, text: say(text, ctx.language) }] : []
  })
}

const present = async (ctx: CallerCtx, row: ProcessAdminRow, { settings }: Process, starter: string, tried: Tried) => {
  const process = nameInNotices(settings, [row.name, row.name_en, row.name_tw])
  const told = [...tried.notices, ...tried.steps.flatMap(({ notices }) => notices)]
  const person = await shownPeople(
    ctx,
    told.flatMap(({ to }) => to),
  )
  const noticesOf = (notices: Tried['notices'], step: string) =>
    notices.flatMap(({ about, to }) =>
      about === 'task_gone'
        ? []
        : [
            {
              text: say(noticeTitles[about]({ process, starter, starterEn: starter, step }), ctx.language),
              to: to.map((id) => person(id).name),
            },
          ],
    )
  const steps: OutputOf<typeof tryProcess>['steps'] = []
  for (const step of tried.steps) {
    const [ahead] = await presentAhead(ctx, row.id, [asComing(step)])
    if (!ahead) continue
    steps.push({
      ...ahead,
      from: step.run.openedAt,
      due: step.dueAt,
      isSkipped: step.tasks.length > 0 && step.tasks.every(({ isSkipped }) => isSkipped),
      notices: noticesOf(step.notices, step.node.name),
    })
  }
  return { steps, notices: noticesOf(tried.notices, '') }
}

/** The unit in which somebody applies who names none. */
const usualUnit = async (ctx: CallerCtx, personId: string) => (await unitsToStartFrom(ctx, personId))[0]?.id ?? null

/** The starter of a trial, in the unit in which they would apply unless another one is named. */
const requireStarter = async (ctx: CallerCtx, starter: string, unitId: string | undefined) => {
  const { schoolId } = ctx.caller
  const [person] = await listPeople(ctx.sql, schoolId, [starter])
  if (person?.state !== 'active') throw refuse('unknown_person')
  const unit = unitId ?? (await usualUnit(ctx, starter))
  const units = unit ? await trailTo(ctx, schoolId, unit) : []
  if (unitId !== undefined && units.length === 0) throw refuse('not_found')
  return { person, unit, ids: new Set([starter, ...units.map(({ id }) => id)]) }
}

export const readStarter = async (ctx: CallerCtx, { starter }: InputOf<typeof trialStarter>): Promise<OutputOf<typeof trialStarter>> => {
  const { unit } = await requireStarter(ctx, starter, undefined)
  return starterUnits(ctx, { schoolId: ctx.caller.schoolId, starterId: starter, unitIds: unit ? [unit] : [] })
}

/** Nothing is written: the engine only says what it would do. */
export const tryDesign = async (ctx: CallerCtx, given: InputOf<typeof tryProcess>): Promise<OutputOf<typeof tryProcess>> => {
  const { row, version } = await requireDesign(ctx, given.id)
  const judged = judge(ctx, row.matter, version)
  if (!('process' in judged)) throw refuse('tree_unreadable')
  const { process } = judged
  const { person, unit, ids } = await requireStarter(ctx, given.starter, given.deptId)
  const request = { starter: given.starter, unit, values: given.values, picked: given.picked }
  const tried = await run(ctx, row.id, process, request)
  const { status, stopped } = tried
  return {
    ...(await present(ctx, row, process, person.name, tried)),
    result: status === 'draft' || status === 'running' ? 'stopped' : status,
    stopped: stopped && { at: stopped.at ?? '', text: stoppedText(ctx, stopped) },
    mayStart: mayStart(process, { ids, roles: [person.kind] }),
    gaps: await gapsIn(ctx, row.id, process, request),
    path: [...pathOf(process, tried)],
  }
}

/** Trials that were saved must still pass, and take the path that they took; the refusal says which does not and how it differs. */
export const requireTrials = async (ctx: CallerCtx, processId: string, process: Process) => {
  const index = indexOf(process.tree)
  const namesOf = (path: readonly string[]) => path.map((id) => index.get(id)?.node.name ?? id).join(' → ')
  const failed: { name: string; expected: string; taken: string; stopped: string }[] = []
  for (const { name, starter, dept, values, picked, path } of process.settings.trials) {
    const [person] = await listPeople(ctx.sql, ctx.caller.schoolId, [starter])
    const pickedIds = Object.fromEntries(Object.entries(picked).map(([id, people]) => [id, people.map((each) => each.id)]))
    const unit = dept ?? (person ? await usualUnit(ctx, starter) : null)
    const tried = await run(ctx, processId, process, { starter, unit, values, picked: pickedIds })
    const taken = pathOf(process, tried)
    if (!tried.stopped && JSON.stringify(taken) === JSON.stringify(path)) continue
    failed.push({ name, expected: namesOf(path), taken: namesOf(taken), stopped: tried.stopped ? stoppedText(ctx, tried.stopped) : '' })
  }
  if (failed.length > 0) throw refuse('trials_failed', { facts: { trials: failed } })
}
