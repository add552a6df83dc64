import { defaultLanguage, type Language } from '@campus/contract/language.ts'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'

export const htmlLanguage = { zh_CN: 'zh-CN', en_US: 'en', zh_TW: 'zh-TW' } as const satisfies Record<Language, string>

const language = createStore<Language>(() => defaultLanguage)

export const currentLanguage = (): Language => language.getState()

/** Every text on the screen changes at once. The app that calls this decides whether the choice is kept. */
export const setLanguage = (chosen: Language): void => language.setState(chosen)

export const useLanguage = (): Language => useStore(language)
