import type { DecisionNode } from '@campus/contract/approval/process-tree.ts'
import { isDecision } from '../../process/tree.ts'
import type { MachineAction } from '../actions.ts'
import { closeRun } from '../nodes/close-run.ts'
import { mayDecide, signerOf } from '../nodes/find-people.ts'
import { waitForStage } from '../nodes/time-limits.ts'
import type { How, Run, Task, Timer } from '../state.ts'
import { isPending, nodeOf, Refused, runOf, tasksOf, type Work } from '../work.ts'

const openVotes = (work: Work, run: Run) => tasksOf(work.state(), run.id).filter(({ status, kind }) => status === 'open' && kind === 'vote')

const remind = (work: Work, run: Run) => {
  for (const { id, assignee } of tasksOf(work.state(), run.id).filter(({ status }) => status === 'open'))
    work.cause({ kind: 'notify', about: 'reminded', to: [assignee], taskId: id, runId: run.id })
}

/** Administrators decide the step instead, one of whom is enough. */
export const toAdministrators = (work: Work, run: Run, how: How, stage = 0): void => {
  const { nodeId, parent, branch, from, isReturn, resume } = run
  closeRun(work, run, 'cancelled', how)
  work.todo.push({ kind: 'enter', nodeId, chain: { parent, branch }, from, isReturn, resume, forAdministrators: true, stage })
}

const leaderFor = (work: Work, run: Run, node: DecisionNode, task: Task) => {
  const asked = tasksOf(work.state(), run.id).filter(isPending)
  const leader = work.lookup
    .people({ kind: 'leader', of: task.owner })
    .find(({ person, isActive }) => isActive && mayDecide(work, node, person) && asked.every(({ owner }) => owner !== person))
  return leader && signerOf(work, node, { ...leader, why: { ...leader.why, rule: 'ESCALATED' } })
}

/** To the leader of everyone who has not decided; where one of them has none, to the administrators. */
const toLeaders = (work: Work, run: Run, node: DecisionNode, stage: number) => {
  for (const task of openVotes(work, run)) {
    const signer = leaderFor(work, run, node, task)
    if (!signer) return toAdministrators(work, run, 'time', stage + 1)
    work.add({ kind: 'task_given', taskId: task.id, from: task.assignee, ...signer })
    work.cause({ kind: 'notify', about: 'task', to: [signer.assignee], taskId: task.id, runId: run.id })
    work.cause({ kind: 'notify', about: 'task_gone', to: [task.assignee], taskId: task.id, runId: run.id })
  }
  waitForStage(work, run.id, node, stage + 1)
}

const fire = (work: Work, run: Run, { purpose, stage }: Timer) => {
  const node = nodeOf(work, run.nodeId)
  if (purpose === 'delay') work.todo.push({ kind: 'pass', runId: run.id, how: 'machine' })
  if (purpose === 'PASS') work.todo.push({ kind: 'pass', runId: run.id, how: 'time' })
  if (purpose === 'REFUSE') work.todo.push({ kind: 'refuse', runId: run.id, how: 'time' })
  if (purpose === 'TO_ADMIN') toAdministrators(work, run, 'time', stage + 1)
  if (!isDecision(node)) return
  if (purpose === 'TO_LEADER') toLeaders(work, run, node, stage)
  if (purpose === 'REMIND') {
    remind(work, run)
    waitForStage(work, run.id, node, stage + 1)
  }
}

/** A timer that was cleared meanwhile has lost against the person who was faster, whole. */
export const timerFired = (work: Work, { timerId }: Extract<MachineAction, { kind: 'timer_fired' }>): void => {
  const timer = work.state().timers.find(({ id }) => id === timerId)
  if (!timer) throw new Refused('timer_gone')
  work.add({ kind: 'timer_fired', timerId })
  fire(work, runOf(work, timer.runId), timer)
}
