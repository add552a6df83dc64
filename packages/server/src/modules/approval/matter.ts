import type { FieldKind, FieldProps, FormValues } from '@campus/contract/approval/form.ts'
import type { TimeLimit } from '@campus/contract/approval/node-times.ts'
import type { Phrase } from '@campus/contract/language.ts'
import type { SubjectKind } from '@campus/contract/messages/categories.ts'
import type { MatterKind } from '@campus/contract/paths/matter-screens.ts'
import type { Ctx } from '../../context/context.ts'

/** How a matter ended: by whom, or by what where nobody decided. */
export interface MatterOutcome {
  readonly by: string | null
  readonly how: 'person' | 'rule' | 'time'
  readonly notes: string
}

/** A field of the record that conditions compare, cards show and steps have rights on. */
export interface MatterField {
  readonly id: string
  readonly name: FieldKind
  readonly title: Phrase
  readonly valueType?: string
  readonly props?: Partial<Omit<FieldProps, 'options'>>
  readonly options?: readonly { readonly value: string; readonly label: Phrase }[]
  /** A step may change it, and so may the starter to whom it was returned; `edit` then writes it into the record. */
  readonly isEditable?: boolean
}

/** What a school begins with: a step of the nearest managers, and one of an office where the matter needs it. */
export interface FirstVersion {
  readonly step: Phrase
  /** Where there are none: it cannot be asked for, or the administrators decide. */
  readonly nobody: 'TO_STOP' | 'TO_ADMIN'
  readonly timeLimit?: TimeLimit
  /** Agreeing needs no words. */
  readonly waiveWords?: boolean
  /** Fields that its deciders may change. */
  readonly edits?: readonly string[]
  /** Afterwards those who hold a post; administrators where nobody does. */
  readonly office?: { readonly step: Phrase; readonly postId: string }
}

export interface DeciderNotice {
  readonly about: 'task' | 'reminded' | 'urged'
  readonly to: readonly string[]
}

/**
 * A kind of record of another area that is decided by a process of the school. Its table stays the record; fields and consequences are code,
 * path, people, conditions, times and rights are the school's. Everything here runs in the transaction of the action: a refusal undoes it.
 */
export interface Matter {
  readonly name: Phrase
  readonly icon: string
  readonly fields: readonly MatterField[]
  readonly firstVersion: (ctx: Ctx, schoolId: string) => Promise<FirstVersion>
  /** Locks the records, in the order of what is locked. Always before their instances. */
  readonly hold: (ctx: Ctx, ids: readonly string[]) => Promise<unknown>
  readonly values: (ctx: Ctx, id: string) => Promise<FormValues>
  /** Writes the editable fields that an action changed; a text that was emptied is empty. */
  readonly edit?: (ctx: Ctx, id: string, values: FormValues) => Promise<unknown>
  /** The outcome reaches the record, which also tells the person who asked. */
  readonly passed: (ctx: Ctx, id: string, outcome: MatterOutcome) => Promise<unknown>
  readonly refused: (ctx: Ctx, id: string, outcome: MatterOutcome) => Promise<unknown>
  readonly cancelled: (ctx: Ctx, id: string, outcome: MatterOutcome) => Promise<unknown>
  /** By when the open step has to be decided; null where it has no limit. */
  readonly dueChanged?: (ctx: Ctx, id: string, dueAt: Date | null) => Promise<unknown>
  /** Notifies deciders who have the screens of the area; answers whom. The office notifies the others. */
  readonly notifyDeciders: (ctx: Ctx, id: string, notice: DeciderNotice) => Promise<readonly string[]>
  /** What those messages are about: they count as read when the task is over. */
  readonly decisionSubject: SubjectKind
}

export type Matters = Readonly<Record<MatterKind, Matter>>
