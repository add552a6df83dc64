import { accountPaths } from '../paths/account.ts'
import type { Path } from '../paths/path.ts'
import type { Screen } from './screen.ts'

const screens = new Map<string, Screen>()

/** The app hands its screens over at the start; navigation itself knows none. */
export const registerScreens = (all: readonly Screen[]): void => {
  for (const screen of all) screens.set(screen.path.address, screen)
}

/** The entry route is the login page. */
export const placeOf = (pathname: string): string => (pathname === '/' ? accountPaths.login.address : pathname)

export const findScreen = (pathname: string): Screen | undefined => screens.get(placeOf(pathname))

export const isRegistered = ({ address }: Path): boolean => screens.has(address)
