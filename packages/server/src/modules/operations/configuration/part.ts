import type { Language, Phrase } from '@campus/contract/language.ts'
import type { ConfigurationPart } from '@campus/contract/operations/configuration.ts'
import type { z } from 'zod'
import type { CallerCtx } from '../../../context/context.ts'

/** What a school has of one part, by keys that mean the same in every export. */
export type Entries = Readonly<Record<string, unknown>>

export interface Change {
  readonly key: string
  /** Undefined where there is none yet. */
  readonly before: unknown
  readonly after: unknown
}

export interface Part {
  readonly name: ConfigurationPart
  readonly read: (ctx: CallerCtx) => Promise<Entries>
  /** The form of the entry under a key. */
  readonly entryOf: (key: string) => z.ZodType
  readonly titleOf: (key: string, value: unknown, language: Language) => string
  /** Where single fields of an entry have other names than elsewhere. */
  readonly fieldNames?: Readonly<Record<string, Phrase>>
  /** Whether an entry was for a time that is over: it is neither shown nor applied. */
  readonly isOver?: (key: string, value: unknown, today: { readonly now: Date; readonly day: string }) => boolean
  /** Changes of one group are made together; each key is its own group where nothing is said. */
  readonly groupOf?: (key: string) => string
  readonly apply: (ctx: CallerCtx, changes: readonly Change[]) => Promise<void>
}
