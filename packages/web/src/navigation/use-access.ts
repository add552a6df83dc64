import type { CallShape } from '@campus/contract/call.ts'
import type { Path } from '@campus/contract/paths/path.ts'
import type { Who } from '@campus/contract/roles.ts'
import { useSession } from '../session/use-session.ts'
import { mayOpen } from './guard.ts'
import { findScreen } from './registry.ts'

/** Answers what the guard of a screen says to the person at this device, and again when they log in or out. */
export const useAccess = () => {
  const session = { token: useSession('token'), remember: useSession('remember'), user: useSession('user') }
  return (guard: Who, area?: string) => mayOpen(guard, session, area)
}

/** Whether a screen exists and the person at this device may open it. */
export const useMayOpen = () => {
  const access = useAccess()
  return ({ address }: Path): boolean => {
    const screen = findScreen(address)
    return screen !== undefined && access(screen.guard, screen.area) === 'open'
  }
}

/** Whether the person at this device may use a call. */
export const useMay = ({ who }: Pick<CallShape, 'who'>): boolean => useAccess()(who) === 'open'
