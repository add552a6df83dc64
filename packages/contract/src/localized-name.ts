import type { Language } from './language.ts'

interface Named {
  readonly name: string
  readonly nameEn: string
  readonly nameTw: string
}

/** The name in the reader's language; what nobody has translated keeps its own. */
export const nameIn = (named: Named, language: Language): string =>
  ({ zh_CN: named.name, en_US: named.nameEn, zh_TW: named.nameTw })[language] || named.name
