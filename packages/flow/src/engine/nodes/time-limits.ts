import { type Escalation, maxReminders } from '@campus/contract/approval/node-times.ts'
import type { DecisionNode, DecisionProps } from '@campus/contract/approval/process-tree.ts'
import type { Timer, Wait } from '../state.ts'
import type { Work } from '../work.ts'

/** Everything that happens while a node waits, in order, each counted from the one before. */
const stagesOf = ({ timeLimit, escalation }: DecisionProps): readonly Escalation[] => {
  if (!timeLimit) return escalation
  const { timeout, handler } = timeLimit
  if (handler.type !== 'NOTIFY') return [{ after: timeout, handler: handler.type }]
  const again: Escalation = { after: { unit: 'H', value: handler.notify.hour }, handler: 'REMIND' }
  const repeated = handler.notify.once ? [] : Array.from({ length: maxReminders - 1 }, () => again)
  return [{ after: timeout, handler: 'REMIND' }, ...repeated, ...escalation]
}

export const setTimer = (work: Work, runId: string, purpose: Timer['purpose'], stage: number, wait: Wait): void => {
  const timer: Timer = { id: work.ids(), runId, purpose, stage, wait }
  work.add({ kind: 'timer_set', timer })
  work.cause({ kind: 'set_timer', timerId: timer.id, runId, wait })
}

/** Waits for stage n of a node, where it has so many. */
export const waitForStage = (work: Work, runId: string, node: DecisionNode, stage: number): void => {
  const next = stagesOf(node.props).at(stage)
  if (!next) return
  const isBySchool = stage === 0 && (node.props.timeLimit?.schoolDays ?? false)
  const wait: Wait = isBySchool ? { kind: 'school_days' } : { kind: 'length', length: next.after, working: true }
  setTimer(work, runId, next.handler, stage, wait)
}
