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
let session = parseSession(device.getItem(key))

const announce = () => {
  for (const watcher of watchers) watcher()
}

const keep = (session: Session) => {
  try {
    device.setItem(key, JSON.stringify(session))
  } catch {
    // A full device cannot keep it: the session then lives as long as the page.
  }
}

export const readSession = (): Session => session

export const watchSession = (watcher: () => void): (() => void) => {
  watchers.add(watcher)
  return () => void watchers.delete(watcher)
}

export const changeSession = (change: (session: Session) => Session): void => {
  const next = change(session)
  if (next === session) return
  session = next
  keep(session)
  announce()
}

/** Another tab of the same browser logged in, left or changed the language: this one follows. */
export const followOtherTabs = (): void =>
  window.addEventListener('storage', (event) => {
    if (event.key !== key && event.key !== null) return
    session = parseSession(event.key === null ? null : event.newValue)
    announce()
  })

export const logout = (): void => changeSession(afterLogout)
