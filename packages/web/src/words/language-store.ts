import type { Language } from '@campus/contract/language.ts'
import { changeSession, readSession } from '../session/session-store.ts'
import { useSession } from '../session/use-session.ts'

export const htmlLanguage = { zh_CN: 'zh-CN', en_US: 'en', zh_TW: 'zh-TW' } as const satisfies Record<Language, string>

export const currentLanguage = (): Language => readSession().language

export const useLanguage = (): Language => useSession('language')

export const chooseLanguage = (language: Language): void =>
  changeSession((session) => (session.language === language ? session : { ...session, language }))
