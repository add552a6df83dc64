import type { Language } from '@campus/contract/language.ts'

interface Described {
  readonly description: string
  readonly descriptionEn: string
  readonly descriptionTw: string
}

/** The description in the reader's language; what nobody has translated keeps its own. */
export const descriptionIn = ({ description, descriptionEn, descriptionTw }: Described, language: Language): string =>
  ({ zh_CN: description, en_US: descriptionEn, zh_TW: descriptionTw })[language] || description
