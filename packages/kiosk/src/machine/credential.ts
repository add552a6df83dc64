import { useSyncExternalStore } from 'react'
import { z } from 'zod'

const Credential = z.object({
  token: z.string().min(1),
  /** The nonce of the last heartbeat, for the next one and for everything else; none before the first. */
  beat: z.string().nullable(),
})
export type Credential = z.infer<typeof Credential>

const key = 'campus.terminal'
const watchers = new Set<() => void>()
let isShut = false

const announce = () => {
  for (const watcher of watchers) watcher()
}

const keep = (credential: Credential) => localStorage.setItem(key, JSON.stringify(credential))

/** Read anew each time: another window of this browser may have gone on with it. */
export const readCredential = (): Credential | undefined => {
  try {
    return Credential.parse(JSON.parse(localStorage.getItem(key) ?? ''))
  } catch {
    return undefined
  }
}

export const takeCredential = (token: string) => {
  isShut = false
  keep({ token, beat: null })
  announce()
}

/** An answer that comes after the machine was enrolled anew changes nothing. */
export const saveNonce = (token: string, beat: string) => {
  if (readCredential()?.token !== token) return
  keep({ token, beat })
  announce()
}

/** The credential opens nothing any more; one that came meanwhile stays. */
export const forgetCredential = (token: string) => {
  if (readCredential()?.token !== token) return
  isShut = true
  localStorage.removeItem(key)
  announce()
}

/** Whether this page had a credential that the server did not take any more. */
export const wasShut = () => isShut

/** Told of every change, of the nonce as well, in whichever window it happened. */
export const watchCredential = (watcher: () => void) => {
  watchers.add(watcher)
  window.addEventListener('storage', watcher)
  return () => {
    watchers.delete(watcher)
    window.removeEventListener('storage', watcher)
  }
}

export const useToken = (): string => useSyncExternalStore(watchCredential, () => readCredential()?.token ?? '')
