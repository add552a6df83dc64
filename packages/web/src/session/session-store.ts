import { wordFailuresIn } from '@campus/client/failures.ts'
import { currentLanguage, setLanguage } from '@campus/ui/words/language-store.ts'
import { createStore } from 'zustand/vanilla'
import { afterLogout, parseSession, type Session } from './session.ts'

const key = 'campus.session'

/** Some browsers forbid storage in private windows; the session then lives as long as the page. */
const openDevice = (): Pick<Storage, 'getItem' | 'setItem'> => {
  try {
    globalThis.localStorage.getItem(key)
    return globalThis.localStorage
  } catch {
    const kept = new Map<string, string>()
    return { getItem: (name) => kept.get(name) ?? null, setItem: (name, value) => void kept.set(name, value) }
  }
}

const device = openDevice()
/** What the device held when this tab last read or wrote it. */
let storedText = device.getItem(key)
export const sessionStore = createStore(() => parseSession(storedText))

sessionStore.subscribe(({ language }) => setLanguage(language))
setLanguage(sessionStore.getState().language)
wordFailuresIn(currentLanguage)

const keep = (session: Session) => {
  const text = JSON.stringify(session)
  try {
    device.setItem(key, text)
    storedText = text
  } catch {
    // A full device cannot keep it: the session then lives as long as the page.
  }
}

export const readSession = (): Session => sessionStore.getState()

/** The session as another tab may have stored it a moment ago, before its storage event reached this tab. */
export const readStoredSession = (): Session => {
  const text = device.getItem(key)
  if (text !== storedText) {
    storedText = text
    sessionStore.setState(parseSession(text), true)
  }
  return readSession()
}

export const changeSession = (change: (session: Session) => Session): void => {
  const current = readStoredSession()
  const next = change(current)
  if (next === current) return
  keep(next)
  sessionStore.setState(next, true)
}

/** Changes what this tab shows, without storing it: other tabs go on with what is stored. */
export const changeSessionInThisTab = (change: (session: Session) => Session): void => {
  sessionStore.setState(change(readSession()), true)
}

/** Another tab of the same browser logged in, left or changed the language: this one follows. */
export const followOtherTabs = (): void =>
  window.addEventListener('storage', (event) => {
    if (event.key === key || event.key === null) readStoredSession()
  })

export const logout = (): void => changeSession(afterLogout)
