import type { State } from '@campus/flow/engine/state.ts'
import type { Ctx } from '@campus/server/context/context.ts'
import { type PastAction, recordPast } from '@campus/server/modules/approval/instances/past.service.ts'
import { sumUpDays } from '@campus/server/modules/approval/statistics/days.service.ts'
import { readSettings } from '@campus/server/modules/school/school/school-settings.ts'
import { personId } from '../people/person-rows.ts'
import { demoUniversity } from '../schools.ts'
import { callNode } from './design.ts'
import { type PastApplication, pastApplications } from './past-applications.ts'
import { pastTexts } from './past-texts.ts'
import { processId } from './process-rows.ts'

type TaskKind = State['tasks'][number]['kind']

const openTask = ({ tasks }: State, wanted: TaskKind) => {
  const open = tasks.filter(({ kind, status }) => kind === wanted && status === 'open')
  // The manager of the demo, where they are asked: their lists show what they did.
  return open.find(({ assignee }) => assignee === personId('T0002')) ?? open[0]
}

const onTask = (state: State, kind: TaskKind, text = '') => {
  const task = openTask(state, kind)
  if (!task) throw new Error('An application of the demo waits for nobody.')
  return { taskId: task.id, by: task.assignee, ...(text === '' ? {} : { comment: { text } }) }
}

/** Between the tries of a call. */
const minutesToCall = 2

const callOf = (state: State, failedCalls: number): PastAction | undefined => {
  const run = state.runs.find(({ nodeId, status }) => nodeId === callNode && status === 'active')
  if (!run || openTask(state, 'failure')) return undefined
  const { id: runId } = run
  const fault = 'not_accepted'
  return run.failures < failedCalls
    ? { action: { kind: 'trigger_failed', runId, error: fault }, minutes: minutesToCall, call: { status: 503, fault } }
    : { action: { kind: 'trigger_done', runId }, minutes: minutesToCall, call: { status: 200, fault: null } }
}

const nextAction = (state: State, outcome: PastApplication['outcome']): PastAction['action'] => {
  const [timer] = state.timers
  if (outcome === 'timed_out' && timer) return { kind: 'timer_fired', timerId: timer.id }
  if (outcome === 'cancelled') return { kind: 'cancel', by: state.starter }
  if (outcome === 'refused') return { kind: 'refuse', ...onTask(state, 'vote', pastTexts.refused) }
  if (openTask(state, 'failure')) return { kind: 'agree', ...onTask(state, 'failure', pastTexts.enteredByHand) }
  if (openTask(state, 'resubmit')) return { kind: 'complete', ...onTask(state, 'resubmit') }
  const isReturnedNext = outcome === 'returned' && state.runs.every(({ status }) => status !== 'returned')
  if (isReturnedNext) return { kind: 'recall', target: 'root', ...onTask(state, 'vote', pastTexts.returned) }
  return { kind: 'agree', ...onTask(state, 'vote') }
}

/** Applications of the last weeks that have ended, and their sums: statistics and usual times have something to tell. */
export const fillPastApprovals = async (ctx: Ctx) => {
  const { id: schoolId } = demoUniversity
  const settings = await readSettings(ctx.sql, schoolId)
  for (const { process, starter, outcome, minutes, failedCalls, ...past } of pastApplications(ctx.now(), settings)) {
    const given = { schoolId, processId: processId(process), starterId: personId(starter), ...past }
    await recordPast(ctx, given, (state) => callOf(state, failedCalls) ?? { action: nextAction(state, outcome), minutes })
  }
  await sumUpDays(ctx)
}
