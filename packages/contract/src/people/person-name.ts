import type { Language } from '../language.ts'

interface NamedPerson {
  readonly name: string
  /** The name in Latin letters as its owner writes it; empty or absent where nobody wrote it. */
  readonly namePinyin?: string | null | undefined
}

/** The name of a person as a reader of this language can read it. What is issued, edited or compared keeps the registered name. */
export const personNameIn = ({ name, namePinyin }: NamedPerson, language: Language): string =>
  language === 'en_US' && namePinyin ? namePinyin : name
