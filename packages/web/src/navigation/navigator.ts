import { accountPaths } from '@campus/contract/paths/account.ts'
import type { Path } from '@campus/contract/paths/path.ts'
import { navigate, stepsBehind } from '@campus/ui/history/location.ts'
import { leaveOverlays } from '@campus/ui/history/overlay-history.ts'
import { isManaging } from '../session/is-managing.ts'
import { readSession } from '../session/session-store.ts'
import { mergeQuery, type QueryOf, safeReturn } from './address.ts'
import { allScreensKnown, appScreensKnown, findScreen, placeOf, screenKnown } from './registry.ts'
import { rewind } from './rewind.ts'
import { tabPaths } from './tab-paths.ts'
import { isWelcome } from './veto.ts'

type Way = 'open' | 'redirect' | 'relaunch'

const move = async (address: string, way: Way): Promise<void> => {
  await leaveOverlays()
  if (way === 'relaunch') await rewind()
  navigate(address, { replace: way !== 'open' })
}

const go = async (address: string, way: Way): Promise<boolean> => {
  if (!(await isWelcome(address))) return false
  await move(address, way)
  return true
}

type Opening = <P extends Path>(path: P, query?: Partial<QueryOf<P>>) => Promise<boolean>

const opening =
  (way: Way): Opening =>
  (path, query = {}) =>
    go(mergeQuery(path.address, query), way)

/** Each answers whether it happened: a `beforeOpen` hook may say no. */
export const open = opening('open')
/** In the place of the screen one stands on. */
export const redirect = opening('redirect')
/** Closes everything opened before, so that back leaves the app. */
export const relaunch = opening('relaunch')
export const switchTab = (tab: Path): Promise<boolean> => relaunch(tab)

const currentAddress = () => window.location.hash.slice(1) || '/'
const placeIn = (address: string) => placeOf(address.split('?', 1)[0] ?? '/')
const currentPlace = () => placeIn(currentAddress())

/** Changes the parameters of the open screen. A search that finishes after the reader left must not navigate back. */
export const refine: Opening = async (path, query = {}) => {
  const address = mergeQuery(path.address, query)
  if (!(await isWelcome(address))) return false
  await leaveOverlays()
  if (currentPlace() !== path.address) return false
  navigate(address, { replace: true })
  return true
}

/** An address that came by the browser's own line, while something here was still open. */
export const openAddress = (address: string): Promise<boolean> => go(address, 'open')

/** Where the app begins for who is logged in: the first tab. */
const firstTab = () => tabPaths(readSession().tabBar)[0] ?? accountPaths.login
const firstTabOrLogin = () => (readSession().token ? firstTab() : accountPaths.login)

const stepBack = async (steps: number): Promise<void> => {
  if (stepsBehind() < steps) return void (await go(firstTabOrLogin().address, 'redirect'))
  if (!(await isWelcome(''))) return
  await leaveOverlays()
  window.history.go(-steps)
}

/** A screen opened by its address has nothing behind it; back then leads to the first tab. */
export const back = (steps = 1): void => void stepBack(steps)

const leadToLogin = async (why: QueryOf<typeof accountPaths.login>['why']): Promise<void> => {
  await leaveOverlays()
  // Read after the wait: two that ask at once lead there once, and the reason arrives with either.
  const isThere = currentPlace() === accountPaths.login.address
  if (isThere && (why === undefined || !currentAddress().includes('?'))) return
  const query = isThere ? { why } : { why, back: currentAddress() }
  navigate(mergeQuery(isThere ? currentAddress() : accountPaths.login.address, query), { replace: true })
}

/** Not asked of the hooks: a veto would leave a page that nobody may see. */
export const askLogin = (): Promise<void> => leadToLogin(undefined)

/** The same for somebody whose session was lost on the way. */
export const askLoginAgain = (): Promise<void> => leadToLogin('ended')

const screensFor = (wanted: string | null | undefined) => {
  if (isManaging(readSession().user)) return allScreensKnown()
  return wanted ? screenKnown(placeIn(wanted)) : appScreensKnown()
}

/** After the login: to where one wanted to go, or to the first tab. */
export const enter = async (wanted: string | null | undefined): Promise<void> => {
  // Without them it goes to the first tab, which says what is missing.
  await screensFor(wanted).catch(() => undefined)
  await move(safeReturn(wanted, (place) => findScreen(place) !== undefined) ?? firstTab().address, 'relaunch')
}
