import { accountPaths } from '@campus/contract/paths/account.ts'
import type { Path } from '@campus/contract/paths/path.ts'
import { createStore } from 'zustand/vanilla'
import { loadChunk } from './load-screen.ts'
import type { Screen } from './screen.ts'

type LoadScreens = () => Promise<readonly Screen[]>

const screens = new Map<string, Screen>()
/** Which screens are known: those that came with the page, those of the app, or also those of the administration. */
export const knownScreens = createStore<'first' | 'app' | 'all'>(() => 'first')

/** What failed to arrive is asked for again the next time. */
const once = (load: LoadScreens) => {
  let coming: Promise<readonly Screen[]> | undefined
  return () => {
    coming ??= loadChunk(load).catch((failure: unknown) => {
      coming = undefined
      throw failure
    })
    return coming
  }
}

let loadApp: LoadScreens = async () => []
let loadConsole: LoadScreens = async () => []

const add = (some: readonly Screen[]) => {
  for (const screen of some) screens.set(screen.path.address, screen)
}

const learn = (some: readonly Screen[], extent: 'app' | 'all') => {
  add(some)
  if (knownScreens.getState() !== 'all') knownScreens.setState(extent)
}

/** The app hands its screens over at the start, the many that the first page does not need as promises; navigation itself knows none. */
export const registerScreens = (first: readonly Screen[], app: LoadScreens, console: LoadScreens = async () => []): void => {
  screens.clear()
  knownScreens.setState('first')
  add(first)
  loadApp = once(app)
  loadConsole = once(console)
}

/** Resolves when every screen is known that is not of the administration. */
export const appScreensKnown = async (): Promise<void> => learn(await loadApp(), 'app')

/** Resolves when every screen is known. Both lists are taken over together: what the second adds to a page moves nothing. */
export const allScreensKnown = async (): Promise<void> => {
  const [app, ofConsole] = await Promise.allSettled([loadApp(), loadConsole()])
  if (app.status === 'rejected') throw app.reason
  learn(app.value, 'app')
  if (ofConsole.status === 'rejected') throw ofConsole.reason
  learn(ofConsole.value, 'all')
}

/** The entry route is the login page. */
export const placeOf = (pathname: string): string => (pathname === '/' ? accountPaths.login.address : pathname)

export const findScreen = (pathname: string): Screen | undefined => screens.get(placeOf(pathname))

export const isRegistered = ({ address }: Path): boolean => screens.has(address)

/** Resolves when the screen of an address is known, or nothing more is to come. */
export const screenKnown = async (pathname: string): Promise<void> => {
  await appScreensKnown()
  if (!findScreen(pathname)) await allScreensKnown()
}
