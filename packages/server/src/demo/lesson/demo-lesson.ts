import type { Phrase } from '@campus/contract/language.ts'

/** A lesson of the demo school that goes on now. */
export interface DemoLesson {
  readonly id: string
  readonly course: Phrase
  readonly room: Phrase
  readonly startsAt: Date
  readonly endsAt: Date
  readonly timeZone: string
  readonly teacher: { readonly name: string; readonly account: string }
  readonly student: { readonly name: string; readonly account: string }
}

export interface DemoLessons {
  /** The one of the two whose roll may be called now. */
  find(): Promise<DemoLesson | undefined>
  /** Begins one where none goes on. */
  begin(): Promise<void>
}
