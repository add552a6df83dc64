import type { Phrase } from '@campus/contract/language.ts'
import type { SubjectKind } from '@campus/contract/messages/categories.ts'
import type { CallerCtx } from '../../context/context.ts'

/** The current state of the subject of a message, for its reader. */
export interface SubjectView {
  readonly state: Phrase
  readonly tone: 'waiting' | 'good' | 'bad' | 'over'
  /** What the button says that leads to it; null when nothing is left to do or to see. */
  readonly actionLabel: Phrase | null
}

/** Finds out for the caller, who may have lost the right to see it: then there is nothing to show. */
type Describe = (ctx: CallerCtx, id: string) => Promise<SubjectView | undefined>

/** Provided by the areas that own the subjects. */
export type Subjects = Readonly<Record<SubjectKind, Describe>>
