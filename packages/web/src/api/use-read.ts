import type { CallShape, GivenTo, OutputOf } from '@campus/contract/call.ts'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { send } from './send.ts'

/** The key under which an answer is kept; the call alone names every answer of it. */
export const keyOf = <Call extends CallShape>(call: Call, given?: GivenTo<Call>): readonly unknown[] =>
  given === undefined ? [call.method, call.path] : [call.method, call.path, given]

interface ReadOptions {
  readonly enabled?: boolean
  readonly background?: boolean
  readonly withToken?: boolean
  readonly refetchInterval?: number | false
  readonly staleTime?: number
  readonly asksForProof?: boolean
}

export const useRead = <Call extends CallShape>(
  call: Call,
  given: GivenTo<Call>,
  { background = false, withToken, asksForProof = true, ...options }: ReadOptions = {},
): UseQueryResult<OutputOf<Call>> =>
  useQuery<OutputOf<Call>>({
    ...options,
    // What a public call answers to the person of the token is kept apart from what it answers to everybody.
    queryKey: withToken ? [...keyOf(call, given), 'withToken'] : keyOf(call, given),
    queryFn: ({ signal }) => send(call, given, { signal, background, asksForProof, ...(withToken !== undefined && { withToken }) }),
  })
