import type { Language } from '@campus/contract/language.ts'
import { nameIn } from '@campus/contract/localized-name.ts'

interface Described {
  readonly description: string
  readonly descriptionEn: string
  readonly descriptionTw: string
}

/** What is said of a library file in the reader's language; what nobody has translated stays as it was written. */
export const descriptionIn = ({ description, descriptionEn, descriptionTw }: Described, language: Language): string =>
  nameIn({ name: description, nameEn: descriptionEn, nameTw: descriptionTw }, language)
