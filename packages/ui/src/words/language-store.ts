import { defaultLanguage, type Language } from '@campus/contract/language.ts'
import { useSyncExternalStore } from 'react'

export const htmlLanguage = { zh_CN: 'zh-CN', en_US: 'en', zh_TW: 'zh-TW' } as const satisfies Record<Language, string>

const watchers = new Set<() => void>()
let language: Language = defaultLanguage

export const currentLanguage = (): Language => language

/** Every text on the screen changes at once. The app that calls this decides whether the choice is kept. */
export const setLanguage = (chosen: Language): void => {
  if (language === chosen) return
  language = chosen
  for (const watcher of watchers) watcher()
}

const watchLanguage = (watcher: () => void) => {
  watchers.add(watcher)
  return () => void watchers.delete(watcher)
}

export const useLanguage = (): Language => useSyncExternalStore(watchLanguage, currentLanguage)
