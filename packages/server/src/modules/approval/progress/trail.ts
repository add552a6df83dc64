import type { ProcessNode } from '@campus/contract/approval/process-tree.ts'
import type { ProgressItem } from '@campus/contract/approval/progress.ts'
import { type Language, type Phrase, say } from '@campus/contract/language.ts'
import type { Run, State, Task } from '@campus/flow/engine/state.ts'
import { isPending } from '@campus/flow/engine/work.ts'
import { nodeIn, type PinnedProcess } from '../engine/pinned-process.ts'
import type { ShowPerson } from '../shown/shown-people.service.ts'
import { whyText } from '../shown/why-texts.ts'

interface Shown {
  readonly person: ShowPerson
  readonly unit: (id: string | null) => string
  readonly language: Language
  readonly commentsOf: (taskId: string) => ProgressItem['comment']
  readonly signatureOf: (taskId: string) => string
  readonly dueOf: (taskId: string) => string | null
  readonly actableAs: (taskId: string) => ProgressItem['actableAs']
  /** It undoes another application. */
  readonly isUndoing: boolean
  /** Who reads it. */
  readonly readerId: string
  /** They look after the process, and it is not their own request. */
  readonly mayAdminister: boolean
}

/** A task that fell away because the time or a rule decided says so. */
const resultOf = ({ result, isSkipped, status }: Task, how: Run['how']) => {
  if (status === 'cancelled' && how !== 'votes') return how ?? ''
  if (status !== 'done') return ''
  return isSkipped ? 'skipped' : (result ?? '')
}

/** Who added or asked somebody takes them off as long as they have not decided; administrators of the process do it openly. */
const removableAs = ({ tasks }: State, task: Task, { readerId, mayAdminister }: Shown): ProgressItem['removableAs'] => {
  const adder = tasks.find(({ id }) => id === task.addedBy)
  if (!adder || !isPending(task)) return null
  if ([adder.assignee, adder.decidedBy].includes(readerId)) return 'adder'
  return mayAdminister ? 'administrator' : null
}

/** Steps without people happen by themselves. */
const automatic = new Set(['CC', 'DELAY', 'TRIGGER', 'SUBPROC'])

const notAgain: Phrase = ['撤销申请不再执行此步骤', 'Not repeated when cancelling', '撤銷申請不再執行此步驟']
const outward = new Set(['TRIGGER', 'SUBPROC'])

/** Why a step without people did nothing. */
const whyNothing = ({ type }: ProcessNode, { status, how }: Run, { isUndoing, language }: Shown) =>
  isUndoing && outward.has(type) && status === 'passed' && how === 'machine' ? say(notAgain, language) : ''

/** What has happened and what is open, in its order: a line for each task, and one for each step without people. */
export const trailOf = (process: PinnedProcess, state: State, shown: Shown): ProgressItem[] =>
  state.runs.flatMap((run) => {
    const node = nodeIn(process, run.nodeId)
    if (!node) return []
    const line = {
      nodeId: run.nodeId,
      runId: run.id,
      round: run.round,
      nodeType: node.type,
      name: node.name,
      approvalMode: 'mode' in node.props ? node.props.mode : '',
      isFuture: false,
    }
    const tasks = state.tasks.filter(({ runId }) => runId === run.id)
    const isAlone = tasks.length === 0 && (automatic.has(node.type) || node.type === 'ROOT' || run.how !== null)
    if (isAlone)
      return [
        {
          ...line,
          taskId: null,
          user: node.type === 'ROOT' ? shown.person(state.starter) : null,
          owner: null,
          why: whyNothing(node, run, shown),
          action: run.status === 'active' ? 'open' : 'done',
          result: node.type === 'ROOT' ? 'started' : run.status === 'active' ? '' : (run.how ?? run.status),
          signature: '',
          comment: [],
          startTime: run.openedAt,
          finishTime: run.closedAt,
          dueTime: null,
          removableAs: null,
          actableAs: null,
        },
      ]
    return tasks.map((task): ProgressItem => {
      const acted = task.decidedBy ?? task.assignee
      return {
        ...line,
        taskId: task.id,
        user: shown.person(acted),
        owner: task.owner === acted ? null : shown.person(task.owner),
        why: whyText(task.why, shown.unit(task.why.unit ?? null), shown.language),
        action: task.status,
        result: resultOf(task, run.how),
        signature: shown.signatureOf(task.id),
        comment: shown.commentsOf(task.id),
        startTime: task.openedAt,
        finishTime: task.closedAt,
        dueTime: shown.dueOf(task.id),
        removableAs: removableAs(state, task, shown),
        actableAs: shown.actableAs(task.id),
      }
    })
  })
