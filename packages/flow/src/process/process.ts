import type { Form } from '@campus/contract/approval/form.ts'
import type { RootNode } from '@campus/contract/approval/process-tree.ts'
import type { ProcessSettings } from '@campus/contract/approval/settings.ts'

/** One version of a process: what an instance is pinned to. */
export interface Process {
  readonly tree: RootNode
  readonly form: Form
  readonly settings: ProcessSettings
}
