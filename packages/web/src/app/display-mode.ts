import { htmlLanguage } from '@campus/ui/words/language-store.ts'
import { colourPage } from '../session/page-colour.ts'
import { readSession, sessionStore } from '../session/session-store.ts'

const darkSystem = window.matchMedia('(prefers-color-scheme: dark)')

const apply = () => {
  const { displayMode, language } = readSession()
  const isDark = displayMode === 'dark' || (displayMode === 'system' && darkSystem.matches)
  document.documentElement.dataset.prefersColorScheme = isDark ? 'dark' : 'light'
  colourPage()
  document.documentElement.lang = htmlLanguage[language]
}

/** The page follows the system's light or dark unless the person chose one, and says which language it is in. */
export const dressPage = (): void => {
  apply()
  sessionStore.subscribe(apply)
  darkSystem.addEventListener('change', apply)
}
