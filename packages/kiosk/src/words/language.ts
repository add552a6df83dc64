import { defaultLanguage, type Language } from '@campus/contract/language.ts'
import { htmlLanguage } from '@campus/web/words/language-store.ts'
import { useSyncExternalStore } from 'react'

const watchers = new Set<() => void>()
let language: Language = defaultLanguage

export const currentLanguage = (): Language => language

/** The choice of whoever stands here: it is kept nowhere and ends with them. */
export const chooseLanguage = (chosen: Language): void => {
  if (language === chosen) return
  language = chosen
  document.documentElement.lang = htmlLanguage[language]
  for (const watcher of watchers) watcher()
}

export const forgetLanguage = () => chooseLanguage(defaultLanguage)

const watchLanguage = (watcher: () => void) => {
  watchers.add(watcher)
  return () => void watchers.delete(watcher)
}

export const useLanguage = (): Language => useSyncExternalStore(watchLanguage, currentLanguage)
