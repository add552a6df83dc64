import type { CallShape, GivenTo, OutputOf } from '@campus/contract/call.ts'
import type { Role } from '@campus/contract/roles.ts'
import { useRead } from '../../api/use-read.ts'
import { useSession } from '../../session/use-session.ts'
import type { WaitingCount } from './registered-menu.ts'

/** How much waits for somebody of these roles, read from the answer of a call; for all others it is not asked. */
export const waitingCount = <Call extends CallShape>(
  call: Call,
  given: GivenTo<Call>,
  countOf: (answer: OutputOf<Call>) => number,
  roles: readonly Role[] = ['admin'],
): WaitingCount =>
  function Counted({ children }) {
    const own = useSession('user')?.roles ?? []
    const { data } = useRead(call, given, { enabled: own.some((role) => roles.includes(role)), background: true })
    return children(data === undefined ? 0 : countOf(data))
  }
