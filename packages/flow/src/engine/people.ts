import type { FormValues } from '@campus/contract/approval/form.ts'
import type { AssignedType } from '@campus/contract/approval/node-people.ts'
import type { Asked } from '../conditions/evaluate.ts'
import type { ReadCalendar } from '../formulas/calculate.ts'

/** Why somebody has a task. */
export interface Why {
  readonly rule: AssignedType | 'STARTER' | 'ADMINISTRATOR' | 'NOBODY' | 'ADDED' | 'TRANSFERRED' | 'ASKED' | 'ESCALATED' | 'SUCCESSOR'
  readonly unit?: string
  readonly level?: number
  readonly post?: string
  /** The task follows the holder of the post, or the leader of the unit. */
  readonly via?: 'post' | 'leadership'
  /** It was given to the assignee as deputy of this person. */
  readonly deputyFor?: string
}

/** Somebody whom a rule names. `deputy` is there while the person is absent and a deputy, who is active and present, stands in. */
export interface Candidate {
  readonly person: string
  readonly isActive: boolean
  readonly deputy?: string
  readonly why: Why
}

export type PeopleRequest =
  | {
      readonly kind: 'node'
      readonly nodeId: string
      readonly starter: string
      readonly unit: string | null
      readonly values: FormValues
      readonly picked: readonly string[]
    }
  | { readonly kind: 'persons'; readonly ids: readonly string[] }
  | { readonly kind: 'administrators' }
  | { readonly kind: 'leader'; readonly of: string }

/** What the engine asks about people and units. Pure: the same question has the same answer within one step. */
export interface Lookup {
  readonly people: (request: PeopleRequest) => readonly Candidate[]
  /** A unit and all above it. */
  readonly unitsAbove: (unit: string) => readonly string[]
  /** The units of a person and all above them. */
  readonly unitsOf: (person: string) => readonly string[]
  /** Whether a named condition of the school holds. */
  readonly holds: (rule: string, asked: Asked) => boolean
  /** When the school works. */
  readonly calendar?: ReadCalendar
}
