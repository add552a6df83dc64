import type { RefusalCode } from '@campus/contract/refusals.ts'

type Fact = string | number | boolean | readonly string[] | readonly Readonly<Record<string, string>>[]

/** A "no" that the user reads. It carries a declared word; the text is found at the door, in the reader's language. */
export class Refusal extends Error {
  readonly code: RefusalCode
  /** Texts of single fields, already in the reader's language. */
  readonly fields: Record<string, string> | undefined
  /** Numbers and names that a program may want beside the sentence (seconds to wait, tries left). */
  readonly facts: Record<string, Fact> | undefined

  constructor(code: RefusalCode, more: { fields?: Record<string, string>; facts?: Record<string, Fact> } = {}) {
    super(code)
    this.code = code
    this.fields = more.fields
    this.facts = more.facts
  }
}

export const refuse = (code: RefusalCode, more?: ConstructorParameters<typeof Refusal>[1]) => new Refusal(code, more)
