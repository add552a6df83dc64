import type { FormValues } from '@campus/contract/approval/form.ts'

export interface Comment {
  readonly text: string
  readonly attachments?: readonly string[] | undefined
  readonly mentions?: readonly string[] | undefined
}

/** How somebody acts who is not the assignee. That the caller may is checked before; that the node allows it, by the engine. */
export type ActingAs = 'overseer' | 'administrator'

interface OnTask {
  readonly by: string
  readonly taskId: string
  readonly as?: ActingAs | undefined
  readonly comment?: Comment | undefined
}

interface Deciding extends OnTask {
  readonly signature?: string | undefined
  readonly values?: FormValues | undefined
  /** People whom this signer picks for later nodes, by node. */
  readonly picked?: Readonly<Record<string, readonly string[]>> | undefined
}

export type TaskAction =
  | (Deciding & { readonly kind: 'agree' })
  | (Deciding & { readonly kind: 'complete' })
  | (Deciding & { readonly kind: 'refuse' })
  | (Deciding & { readonly kind: 'recall'; readonly target: string })
  | (OnTask & { readonly kind: 'transfer'; readonly to: string })
  | (OnTask & { readonly kind: 'delegate'; readonly to: string })
  | (Deciding & { readonly kind: 'beforeAdd'; readonly people: readonly string[] })
  | (Deciding & { readonly kind: 'afterAdd'; readonly people: readonly string[] })
  | (OnTask & { readonly kind: 'removeAdd' })
  | (OnTask & { readonly kind: 'revoke' })
  /** A trigger that failed: administrators let it run again. */
  | (OnTask & { readonly kind: 'retry' })

export type InstanceAction =
  | {
      readonly kind: 'start'
      readonly by: string
      readonly unit: string | null
      readonly values: FormValues
      readonly picked?: Readonly<Record<string, readonly string[]>> | undefined
      /** It undoes an instance that has passed, whose values and picks these are. */
      readonly isUndoing?: boolean | undefined
    }
  | { readonly kind: 'cancel'; readonly by: string; readonly comment?: Comment | undefined }
  /** The business record ended from its own side. */
  | { readonly kind: 'withdraw'; readonly by: string | null; readonly comment?: Comment | undefined }
  | { readonly kind: 'comment'; readonly by: string; readonly comment: Comment }
  /** `since`: when the present working day began. */
  | { readonly kind: 'urge'; readonly by: string; readonly since: string }
  | {
      readonly kind: 'end'
      readonly by: string
      readonly result: 'passed' | 'refused' | 'cancelled'
      readonly comment?: Comment | undefined
    }

export type MachineAction =
  | { readonly kind: 'timer_fired'; readonly timerId: string }
  | { readonly kind: 'trigger_done'; readonly runId: string }
  | { readonly kind: 'trigger_failed'; readonly runId: string; readonly error: string }
  | { readonly kind: 'children_started'; readonly runId: string; readonly children: readonly string[] }
  | {
      readonly kind: 'child_ended'
      readonly runId: string
      readonly childId: string
      readonly result: 'passed' | 'refused' | 'cancelled'
      /** What the child holds, by field of its own form; the node says what of it is taken over. */
      readonly values: FormValues
    }
  /** Somebody no longer holds a post or leads a unit: `via` names which tasks go to the successor. Without `via` all of theirs go. */
  | {
      readonly kind: 'person_left'
      readonly person: string
      readonly via?: { readonly post?: string; readonly unit?: string | undefined }
      readonly successor?: string | undefined
      /** The unit for which the successor holds the post; null for the whole school. */
      readonly successorUnit?: string | null | undefined
    }

export type Action = TaskAction | InstanceAction | MachineAction
