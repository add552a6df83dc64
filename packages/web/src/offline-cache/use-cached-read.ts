import type { CallShape, GivenTo, OutputOf } from '@campus/contract/call.ts'
import { useEffect, useState } from 'react'
import { useRead } from '../api/use-read.ts'
import { useSession } from '../session/use-session.ts'
import { cachedAnswer, keepAnswer, openDevice } from './cached-answers.ts'

interface CachedRead<Data> {
  readonly data: Data | undefined
  readonly error: Error | null
  readonly refetch: () => Promise<unknown>
  /** When the answer is from, if the server could not be asked for a newer one. */
  readonly keptAt: number | undefined
  /** The server has said it since the app was opened. */
  readonly isCurrent: boolean
}

/** A read whose last answer stays on this device, for when there is no network. */
export const useCachedRead = <Call extends CallShape>(
  call: Call,
  given: GivenTo<Call>,
  options: { readonly background?: boolean; readonly refetchInterval?: number; readonly staleTime?: number } = {},
): CachedRead<OutputOf<Call>> => {
  const personId = useSession('user')?.uid ?? ''
  const { data, error, refetch, failureCount } = useRead(call, given, options)
  const [device] = useState(openDevice)
  const [question] = useState({ call, given })
  const [kept] = useState(() => device && cachedAnswer(device, { ...question, personId }))

  useEffect(() => {
    if (data !== undefined && device && personId) keepAnswer(device, { ...question, personId }, data, Date.now())
  }, [device, question, data, personId])

  const isUnreachable = data === undefined && failureCount > 0
  return { data: data ?? kept?.answer, error, refetch, keptAt: isUnreachable ? kept?.at : undefined, isCurrent: data !== undefined }
}
