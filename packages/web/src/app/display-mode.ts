import { schoolColours } from '@campus/contract/school/school-colours.ts'
import { setVariables } from '@campus/ui/theme/set-variables.ts'
import { htmlLanguage } from '@campus/ui/words/language-store.ts'
import { readSession, sessionStore } from '../session/session-store.ts'

const darkSystem = window.matchMedia('(prefers-color-scheme: dark)')

const apply = () => {
  const { displayMode, language, look } = readSession()
  const isDark = displayMode === 'dark' || (displayMode === 'system' && darkSystem.matches)
  document.documentElement.dataset.prefersColorScheme = isDark ? 'dark' : 'light'
  setVariables(schoolColours(look.colour))
  document.documentElement.lang = htmlLanguage[language]
}

/** The page follows the system's light or dark unless the person chose one, and says which language it is in. */
export const dressPage = (): void => {
  apply()
  sessionStore.subscribe(apply)
  darkSystem.addEventListener('change', apply)
}
