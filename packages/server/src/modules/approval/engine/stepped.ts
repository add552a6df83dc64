import type { Action } from '@campus/flow/engine/actions.ts'
import type { Changes } from '@campus/flow/engine/changes.ts'
import type { State } from '@campus/flow/engine/state.ts'
import type { PinnedProcess } from './pinned-process.ts'
import type { InstanceRow } from './state.repository.ts'

/** An action that was decided and written. */
export interface Stepped {
  readonly instance: InstanceRow
  readonly process: PinnedProcess
  readonly before: State
  readonly changes: Changes
}

/** What an action leads to in another instance, or later in its own: done in the same transaction, after it. */
export interface FollowUp {
  readonly instanceId: string
  readonly action: Action
}
