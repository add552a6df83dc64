import { useSyncExternalStore } from 'react'

/** Where the app is, by the part of the address behind `#`, and how it came there. */
export interface Location {
  readonly pathname: string
  readonly search: string
  /** One for each entry of the browser's history. */
  readonly key: string
  readonly arrivedBy: 'push' | 'pop' | 'replace'
}

interface Entry {
  /** How many screens of the app lie behind this one. */
  readonly idx?: number
  readonly key?: string
}

const entry = (): Entry => (window.history.state ?? {}) as Entry

const readLocation = (arrivedBy: Location['arrivedBy']): Location => {
  const [address = ''] = window.location.hash.slice(1).split('#', 1)
  const [path = '', search = ''] = address.split(/(?=\?)/)
  const pathname = path.startsWith('/') ? path : `/${path}`
  return { pathname, search: search === '?' ? '' : search, key: entry().key ?? 'default', arrivedBy }
}

const watchers = new Set<() => void>()
let current: Location | undefined

const currentLocation = (): Location => (current ??= readLocation('pop'))

const become = (next: Location) => {
  current = next
  for (const watcher of watchers) watcher()
}

/** An entry of the same page, such as that of a dialog that was open over it, moves nothing. */
const isSamePlace = (next: Location) => {
  const { key, pathname, search } = currentLocation()
  return next.key === key && next.pathname === pathname && next.search === search
}

const onTravel = () => {
  const next = readLocation('pop')
  if (!isSamePlace(next)) become(next)
}

/** Called once at the start, after what has to look at a step in the history first. */
export const watchLocation = (): void => {
  if (entry().idx === undefined) window.history.replaceState({ ...entry(), idx: 0 }, '')
  window.addEventListener('popstate', onTravel)
}

const newKey = () => Math.random().toString(36).slice(2, 10)

export const hrefOf = (address: string): string => `#${address}`

export const navigate = (address: string, { replace }: { readonly replace: boolean }): void => {
  const behind = entry().idx ?? 0
  const next: Entry = { idx: replace ? behind : behind + 1, key: newKey() }
  if (replace) window.history.replaceState(next, '', hrefOf(address))
  else window.history.pushState(next, '', hrefOf(address))
  become(readLocation(replace ? 'replace' : 'push'))
}

/** How many screens of the app lie behind this one. */
export const stepsBehind = (): number => entry().idx ?? 0

const watch = (watcher: () => void) => {
  watchers.add(watcher)
  return () => void watchers.delete(watcher)
}

export const useLocation = (): Location => useSyncExternalStore(watch, currentLocation)
