import type { Language } from '@campus/contract/language.ts'
import { changeSession } from './session-store.ts'

export const chooseLanguage = (language: Language): void =>
  changeSession((session) => (session.language === language ? session : { ...session, language }))
