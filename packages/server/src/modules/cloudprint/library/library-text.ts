import type { GivenLibraryText, LibraryText } from '@campus/contract/cloudprint/library-text.ts'
import type { Phrase } from '@campus/contract/language.ts'
import type { z } from 'zod'

interface Titles {
  readonly name: string
  readonly name_en: string
  readonly name_tw: string
}

interface Row extends Titles {
  readonly description: string
  readonly description_en: string
  readonly description_tw: string
}

export const textOf = (row: Row): z.infer<typeof LibraryText> => ({
  name: row.name,
  nameEn: row.name_en,
  nameTw: row.name_tw,
  description: row.description,
  descriptionEn: row.description_en,
  descriptionTw: row.description_tw,
})

export const textColumns = (given: z.infer<typeof GivenLibraryText>): Row => ({
  name: given.name,
  name_en: given.nameEn,
  name_tw: given.nameTw,
  description: given.description,
  description_en: given.descriptionEn,
  description_tw: given.descriptionTw,
})

/** What nobody has translated is called as it was first. */
export const titleOf = ({ name, name_en, name_tw }: Titles): Phrase => [name, name_en || name, name_tw || name]
