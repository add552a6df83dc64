import { wordFailuresIn } from '@campus/client/failures.ts'
import { currentLanguage, setLanguage } from '@campus/ui/words/language-store.ts'
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
const watchers = new Set<() => void>()
/** What the device held when this tab last read or wrote it. */
let storedText = device.getItem(key)
let session = parseSession(storedText)
setLanguage(session.language)
wordFailuresIn(currentLanguage)

const announce = () => {
  setLanguage(session.language)
  for (const watcher of watchers) watcher()
}

const keep = (session: Session) => {
  const text = JSON.stringify(session)
  try {
    device.setItem(key, text)
    storedText = text
  } catch {
    // A full device cannot keep it: the session then lives as long as the page.
  }
}

export const readSession = (): Session => session

export const watchSession = (watcher: () => void): (() => void) => {
  watchers.add(watcher)
  return () => void watchers.delete(watcher)
}

/** The session as another tab may have stored it a moment ago, before its storage event reached this tab. */
export const readStoredSession = (): Session => {
  const text = device.getItem(key)
  if (text === storedText) return session
  storedText = text
  session = parseSession(text)
  announce()
  return session
}

export const changeSession = (change: (session: Session) => Session): void => {
  const current = readStoredSession()
  const next = change(current)
  if (next === current) return
  session = next
  keep(session)
  announce()
}

/** Changes what this tab shows, without storing it: other tabs go on with what is stored. */
export const changeSessionInThisTab = (change: (session: Session) => Session): void => {
  session = change(session)
  announce()
}

/** Another tab of the same browser logged in, left or changed the language: this one follows. */
export const followOtherTabs = (): void =>
  window.addEventListener('storage', (event) => {
    if (event.key === key || event.key === null) readStoredSession()
  })

export const logout = (): void => changeSession(afterLogout)
