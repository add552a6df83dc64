import type { Language } from '@campus/contract/language.ts'
import type { TextBlock } from '@campus/contract/text-block.ts'
import type { z } from 'zod'

export type Blocks = z.infer<typeof TextBlock>[]

interface InThreeLanguages {
  readonly blocks: unknown
  readonly blocks_en: unknown
  readonly blocks_tw: unknown
}

/** They were checked when they were written. */
export const blocksIn = (row: InThreeLanguages, language: Language): Blocks =>
  ({ zh_CN: row.blocks, en_US: row.blocks_en, zh_TW: row.blocks_tw })[language] as Blocks

/** An article begins with its first words that are not a heading. */
export const beginningOf = (blocks: Blocks): string => blocks.find(({ kind }) => kind !== 'heading')?.text ?? ''

const maxWords = 5

/** What somebody types, word by word: all have to be found. */
export const wordsTyped = (typed: string): string[] => typed.toLowerCase().split(/\s+/).filter(Boolean).slice(0, maxWords)
