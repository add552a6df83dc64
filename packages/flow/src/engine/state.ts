import type { FormValues } from '@campus/contract/approval/form.ts'
import type { Escalation, Length } from '@campus/contract/approval/node-times.ts'
import type { Why } from './people.ts'

type InstanceStatus = 'draft' | 'running' | 'passed' | 'refused' | 'cancelled'
export type RunStatus = 'active' | 'passed' | 'refused' | 'returned' | 'cancelled'
type TaskStatus = 'waiting' | 'open' | 'done' | 'cancelled'

/** Why a run ended as it did, where no vote decided it. */
export type How = 'votes' | 'nobody' | 'rule' | 'time' | 'administrator' | 'machine'

/** Where an instance stood when it was sent back, so that it can go straight back there. */
export interface Front {
  readonly nodeId: string
  /** Of a gateway: its branches, each finished or standing somewhere. */
  readonly branches: readonly { readonly branchId: string; readonly at: Front | null }[]
  /** It had itself been sent back there. */
  readonly resume: Front | null
}

export interface TakenBranch {
  readonly id: string
  readonly finishedStep: number | null
}

/** A pass through one node. `step` is the number of the first event of an action: it tells what an action has opened and closed. */
export interface Run {
  readonly id: string
  readonly nodeId: string
  readonly round: number
  readonly status: RunStatus
  readonly how: How | null
  /** The run of the gateway around it, and the branch in which it stands. */
  readonly parent: string | null
  readonly branch: string | null
  /** The decision that led here, past everything that decides nothing. */
  readonly from: string | null
  /** Of a gateway: the branches that were taken, and the step in which each ended. */
  readonly branches: readonly TakenBranch[]
  /** Administrators decide instead of the people of the node: one of them is enough. */
  readonly isForAdministrators: boolean
  /** It was opened by a return or a refusal. */
  readonly isReturn: boolean
  /** Once it passes, it goes straight back there. */
  readonly resume: Front | null
  readonly failures: number
  readonly children: readonly { readonly id: string; readonly isEnded: boolean }[]
  readonly urgedAt: string | null
  readonly openedStep: number
  readonly closedStep: number | null
  readonly openedAt: string
  readonly closedAt: string | null
}

/** A vote; an opinion that a signer asked for; the form given back to the starter; or a failure that administrators look at. */
type TaskKind = 'vote' | 'opinion' | 'resubmit' | 'failure'
export type TaskResult = 'agree' | 'refuse' | 'complete' | 'recall' | 'retry'

export interface Task {
  readonly id: string
  readonly runId: string
  readonly nodeId: string
  readonly kind: TaskKind
  /** Whose decision it is; another than the assignee where a deputy stands in. */
  readonly owner: string
  readonly assignee: string
  readonly why: Why
  readonly status: TaskStatus
  readonly result: TaskResult | null
  /** Another than the assignee where an overseer or administrator stepped in; null where a rule decided. */
  readonly decidedBy: string | null
  /** The same person has agreed before: it is agreed to as soon as it opens. */
  readonly isSkipped: boolean
  /** The task whose assignee added this one, and where. */
  readonly addedBy: string | null
  readonly place: 'before' | 'after' | null
  readonly openedStep: number
  /** The step in which it became somebody's turn, and the last one in which a person handled it. */
  readonly readyStep: number | null
  readonly touchedStep: number | null
  readonly closedStep: number | null
  /** Its status when it was closed: a vote that is taken back gives it again. */
  readonly statusBefore: 'waiting' | 'open' | null
  readonly openedAt: string
  readonly closedAt: string | null
}

/** `working` lengths are counted in working time; the caller knows the calendar. */
export type Wait =
  | { readonly kind: 'length'; readonly length: Length; readonly working: boolean }
  /** As many working days as the school gives for a decision. */
  | { readonly kind: 'school_days' }
  | { readonly kind: 'today_at'; readonly time: string }
  | { readonly kind: 'until'; readonly at: string }

export interface Timer {
  readonly id: string
  readonly runId: string
  /** A delay of the process, or step n of what happens when a node takes too long. */
  readonly purpose: 'delay' | Escalation['handler']
  readonly stage: number
  readonly wait: Wait
}

export interface State {
  readonly instanceId: string
  readonly status: InstanceStatus
  readonly how: How | null
  readonly starter: string
  readonly unit: string | null
  readonly values: FormValues
  /** People whom the starter or an earlier signer picked, by node. */
  readonly picked: Readonly<Record<string, readonly string[]>>
  readonly runs: readonly Run[]
  readonly tasks: readonly Task[]
  readonly timers: readonly Timer[]
  /** The number of the last event. */
  readonly seq: number
  /** The step in which it was last sent back; 0 where it never was. */
  readonly returnedStep: number
  /** The step in which it was last moved to another version; 0 where it never was. */
  readonly movedStep: number
}

export const newState = (instanceId: string): State => ({
  instanceId,
  status: 'draft',
  how: null,
  starter: '',
  unit: null,
  values: {},
  picked: {},
  runs: [],
  tasks: [],
  timers: [],
  seq: 0,
  returnedStep: 0,
  movedStep: 0,
})
