import type { Language } from '@campus/contract/language.ts'
import { changeSession } from './session-store.ts'

/** The account learns of it, at once or after the login: see `followLanguage`. */
export const chooseLanguage = (language: Language): void =>
  changeSession((session) => (session.language === language ? session : { ...session, language, isLanguageUnsaved: true }))
