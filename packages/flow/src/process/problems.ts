import type { JsonFault } from './bounded-json.ts'

/** What keeps a process from being read or published. */
export type ProblemCode =
  | JsonFault
  | 'wrong_shape'
  | 'too_many_nodes'
  | 'duplicate_id'
  | 'misplaced'
  | 'no_join'
  | 'wrong_branch'
  | 'no_default'
  | 'unreachable_branch'
  | 'expression_refused'
  | 'incomplete_condition'
  | 'no_people'
  | 'decides_own_request'
  | 'picked_too_late'
  | 'unknown_field'
  | 'wrong_field'
  | 'unknown_target'
  | 'target_in_branch'
  | 'hidden_required'
  | 'no_subprocess'
  | 'circular_subprocess'
  | 'subprocess_needs_value'
  | 'subprocess_field_closed'
  | 'subprocess_picks'
  | 'breaks_parent'
  | 'too_many_fields'
  | 'no_options'
  | 'unknown_option'
  | 'wrong_formula'
  | 'circular_formula'
  | 'table_in_table'
  | 'condition_in_table'
  | 'wrong_claim_range'
  | 'fixed_field'
  | 'starter_cannot_pick'

/** `nodeId` names the node, `field` the field beside which it is shown; `at` says where in it. */
export interface Problem {
  readonly code: ProblemCode
  readonly nodeId?: string
  readonly field?: string
  readonly at?: string
}
