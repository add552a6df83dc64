import type { ReactNode } from 'react'
import { Refused } from './refused.tsx'
import { Waiting } from './waiting.tsx'

/** As much of a query as the four states need. */
interface Read<Data> {
  readonly data: Data | undefined
  readonly error: unknown
  readonly refetch: () => unknown
}

interface ShowProps<Data> {
  readonly read: Read<Data>
  readonly empty?: ReactNode
  readonly isEmpty?: (data: Data) => boolean
  readonly waiting?: ReactNode
  /** Another way on when the server says no, such as a link back to the list. */
  readonly otherWay?: ReactNode
  readonly children: (data: Data) => ReactNode
}

const hasNothing = (data: unknown): boolean => {
  if (Array.isArray(data)) return data.length === 0
  return typeof data === 'object' && data !== null && 'rows' in data && Array.isArray(data.rows) && data.rows.length === 0
}

/** Waiting, refused, empty, full: always in this order. Data already there outlives a failed refresh. */
export function Show<Data>({ read, empty, isEmpty = hasNothing, waiting, otherWay, children }: ShowProps<Data>) {
  if (read.data === undefined)
    return read.error ? <Refused error={read.error} onRetry={read.refetch} action={otherWay} /> : (waiting ?? <Waiting />)
  if (empty !== undefined && isEmpty(read.data)) return empty
  return children(read.data)
}
