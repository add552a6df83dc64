import type { FormValues } from '@campus/contract/approval/form.ts'
import type { ActingAs, Comment } from './actions.ts'
import type { Why } from './people.ts'
import type { How, Run, RunStatus, State, Task, TaskResult, Timer, Wait } from './state.ts'

/** Facts of an instance. Applied in order they give its state. */
export type Fact =
  | { readonly kind: 'started'; readonly starter: string; readonly unit: string | null; readonly values: FormValues }
  /** It was decided before there was a process for it. */
  | {
      readonly kind: 'adopted'
      readonly starter: string
      readonly unit: string | null
      readonly values: FormValues
      readonly result: 'passed' | 'refused' | 'cancelled'
    }
  | { readonly kind: 'picked'; readonly people: Readonly<Record<string, readonly string[]>> }
  | { readonly kind: 'values_written'; readonly before: FormValues; readonly after: FormValues; readonly removed: readonly string[] }
  | {
      readonly kind: 'run_opened'
      readonly run: Pick<
        Run,
        'id' | 'nodeId' | 'round' | 'parent' | 'branch' | 'from' | 'branches' | 'isForAdministrators' | 'isReturn' | 'resume'
      >
    }
  | { readonly kind: 'run_closed'; readonly runId: string; readonly status: Exclude<RunStatus, 'active'>; readonly how: How | null }
  | { readonly kind: 'run_reopened'; readonly runId: string }
  | { readonly kind: 'branch_finished'; readonly runId: string; readonly branch: string }
  | { readonly kind: 'branch_reopened'; readonly runId: string; readonly branch: string }
  | {
      readonly kind: 'task_opened'
      readonly task: Pick<Task, 'id' | 'runId' | 'nodeId' | 'kind' | 'owner' | 'assignee' | 'why' | 'isSkipped' | 'addedBy' | 'place'> & {
        readonly status: 'waiting' | 'open'
      }
    }
  | { readonly kind: 'task_ready'; readonly taskId: string }
  | { readonly kind: 'task_waiting'; readonly taskId: string }
  | {
      readonly kind: 'task_decided'
      readonly taskId: string
      readonly result: TaskResult
      readonly as?: ActingAs | undefined
      /** Whom an overseer or administrator stood in for. */
      readonly replaced?: string | undefined
      readonly signature?: string | undefined
      readonly comment?: Comment | undefined
      readonly target?: string | undefined
    }
  | { readonly kind: 'task_cancelled'; readonly taskId: string; readonly comment?: Comment | undefined }
  | { readonly kind: 'task_reopened'; readonly taskId: string; readonly comment?: Comment | undefined }
  | {
      readonly kind: 'task_given'
      readonly taskId: string
      readonly from: string
      readonly owner: string
      readonly assignee: string
      readonly why: Why
      readonly as?: ActingAs | undefined
      readonly comment?: Comment | undefined
    }
  | {
      readonly kind: 'people_added'
      readonly taskId: string
      readonly place: 'before' | 'after' | 'opinion'
      readonly comment?: Comment | undefined
    }
  | { readonly kind: 'timer_set'; readonly timer: Timer }
  | { readonly kind: 'timer_cleared'; readonly timerId: string }
  | { readonly kind: 'timer_fired'; readonly timerId: string }
  | { readonly kind: 'trigger_failed'; readonly runId: string; readonly error: string }
  | { readonly kind: 'trigger_retried'; readonly runId: string }
  | { readonly kind: 'children_started'; readonly runId: string; readonly children: readonly string[] }
  | { readonly kind: 'child_ended'; readonly runId: string; readonly childId: string; readonly result: 'passed' | 'refused' | 'cancelled' }
  | { readonly kind: 'copied'; readonly nodeId: string | null; readonly people: readonly string[]; readonly reason: 'node' | 'deputy' }
  | { readonly kind: 'returned'; readonly from: string; readonly to: string }
  | { readonly kind: 'commented'; readonly comment: Comment }
  | { readonly kind: 'urged'; readonly runIds: readonly string[] }
  | { readonly kind: 'moved'; readonly versions: { readonly from: number; readonly to: number }; readonly comment: Comment }
  | {
      readonly kind: 'ended'
      readonly result: 'passed' | 'refused' | 'cancelled'
      readonly how: How | null
      readonly comment?: Comment | undefined
    }

/** `step` is the number of the first event of the action; `by` is null where a machine acted. */
export type FlowEvent = Fact & { readonly seq: number; readonly step: number; readonly by: string | null; readonly at: string }

/** What the caller does in the same transaction, or queues in it. */
export type Effect =
  | {
      readonly kind: 'notify'
      readonly about:
        | 'task'
        | 'task_gone'
        | 'returned'
        | 'copied'
        | 'mentioned'
        | 'urged'
        | 'reminded'
        | 'failed'
        | 'moved'
        | 'task_changed'
        | 'passed'
        | 'refused'
        | 'cancelled'
      readonly to: readonly string[]
      readonly taskId?: string | undefined
      readonly runId?: string | undefined
      /** What the one who acted says about it. */
      readonly words?: string | undefined
    }
  | { readonly kind: 'set_timer'; readonly timerId: string; readonly runId: string; readonly wait: Wait }
  | { readonly kind: 'clear_timer'; readonly timerId: string }
  | { readonly kind: 'start_trigger'; readonly runId: string; readonly nodeId: string; readonly attempt: number }
  | { readonly kind: 'start_children'; readonly runId: string; readonly nodeId: string }
  | { readonly kind: 'cancel_child'; readonly childId: string }
  | { readonly kind: 'hold_claims' }
  /** Also what the child instances have booked. */
  | { readonly kind: 'free_claims' }
  /** The node of a child that has ended is done again. */
  | { readonly kind: 'free_child_claims'; readonly childId: string }
  /** The outcome reaches the business record. */
  | { readonly kind: 'finish'; readonly result: 'passed' | 'refused' | 'cancelled'; readonly how: How | null }

export interface Changes {
  readonly events: readonly FlowEvent[]
  readonly state: State
  readonly effects: readonly Effect[]
}

export type RefusalCode =
  | 'not_running'
  | 'already_started'
  | 'task_not_open'
  | 'not_your_task'
  | 'not_allowed_here'
  | 'words_required'
  | 'signature_required'
  | 'own_request'
  | 'unknown_person'
  | 'already_signer'
  | 'too_many_signers'
  | 'wrong_target'
  | 'too_late'
  | 'field_not_open'
  | 'field_wrong'
  | 'field_required'
  | 'too_large'
  | 'pick_required'
  | 'nobody_decides'
  | 'no_branch'
  | 'already_urged'
  | 'timer_gone'
  | 'too_many_steps'

/** `at` names the field or node that it is about. */
export interface Refusal {
  readonly refused: RefusalCode
  readonly at?: string | undefined
}
