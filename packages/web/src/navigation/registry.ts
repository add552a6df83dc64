import { accountPaths } from '@campus/contract/paths/account.ts'
import type { Path } from '@campus/contract/paths/path.ts'
import { createStore } from 'zustand/vanilla'
import { loadChunk } from './load-screen.ts'
import type { Screen } from './screen.ts'

type LoadScreens = () => Promise<readonly Screen[]>

const screens = new Map<string, Screen>()
let loadOthers: LoadScreens = async () => []
let coming: Promise<void> | undefined
/** Whether the screens are known that did not come with the page. */
export const areAllScreensKnown = createStore(() => false)

const add = (some: readonly Screen[]) => {
  for (const screen of some) screens.set(screen.path.address, screen)
}

/** The app hands its screens over at the start, the many that the first page does not need as a promise; navigation itself knows none. */
export const registerScreens = (first: readonly Screen[], others: LoadScreens): void => {
  add(first)
  loadOthers = others
}

const complete = async () => {
  add(await loadChunk(loadOthers))
  areAllScreensKnown.setState(true)
}

/** Resolves when every screen is known. What failed to arrive is asked for again the next time. */
export const allScreensKnown = (): Promise<void> => {
  coming ??= complete().catch((failure: unknown) => {
    coming = undefined
    throw failure
  })
  return coming
}

/** The entry route is the login page. */
export const placeOf = (pathname: string): string => (pathname === '/' ? accountPaths.login.address : pathname)

export const findScreen = (pathname: string): Screen | undefined => screens.get(placeOf(pathname))

export const isRegistered = ({ address }: Path): boolean => screens.has(address)
