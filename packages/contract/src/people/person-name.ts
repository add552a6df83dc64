import type { Language } from '../language.ts'
import { maskName } from '../masks.ts'

export interface NamedPerson {
  readonly name: string
  /** The name in Latin letters as its owner writes it; empty or absent where nobody wrote it. */
  readonly namePinyin?: string | null | undefined
}

/** The name of a person as a reader of this language can read it. What is issued, edited or compared keeps the registered name. */
export const personNameIn = ({ name, namePinyin }: NamedPerson, language: Language): string =>
  language === 'en_US' && namePinyin ? namePinyin : name

/** The same where a reader may recognise somebody but not learn who they are: of each word in Latin letters the first one stays. */
export const maskedNameIn = (person: NamedPerson, language: Language): string => {
  const shown = personNameIn(person, language)
  return shown === person.name ? maskName(shown) : shown.split(/\s+/).map(maskName).join(' ')
}
