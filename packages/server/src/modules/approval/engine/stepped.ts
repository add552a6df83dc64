import type { Phrase } from '@campus/contract/language.ts'
import type { Action } from '@campus/flow/engine/actions.ts'
import type { Changes } from '@campus/flow/engine/changes.ts'
import type { State } from '@campus/flow/engine/state.ts'
import type { Abstract } from '@campus/flow/form/shown-form.ts'
import type { PinnedProcess } from './pinned-process.ts'
import type { InstanceRow } from './state.repository.ts'

/** What notices call an instance. */
export interface InstanceNames {
  readonly process: Phrase
  readonly starter: string
  readonly starterEn: string
}

/** An action that was decided and written. */
export interface Stepped {
  readonly instance: InstanceRow
  readonly names: InstanceNames
  readonly card: readonly Abstract[]
  readonly process: PinnedProcess
  readonly before: State
  readonly changes: Changes
}

/** What an action leads to in another instance, or later in its own: done in the same transaction, after it. */
export interface FollowUp {
  readonly instanceId: string
  readonly action: Action
}
