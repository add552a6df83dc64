import type { CallShape, GivenTo, OutputOf } from '@campus/contract/call.ts'
import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query'
import { send } from './send.ts'
import { keyOf } from './use-read.ts'

interface PageOptions<Output> {
  readonly enabled?: boolean
  /** What changes by itself is asked for again after so many milliseconds, without telling that it is. */
  readonly refetchInterval?: number | ((page: Output) => number | false)
  readonly asksForProof?: boolean
}

/** One page of a list; while the next one comes, the last stays where it is instead of jumping away. */
export const usePage = <Call extends CallShape>(
  call: Call,
  given: GivenTo<Call>,
  { enabled = true, refetchInterval, asksForProof = true }: PageOptions<OutputOf<Call>> = {},
): UseQueryResult<OutputOf<Call>> =>
  useQuery<OutputOf<Call>>({
    enabled,
    queryKey: keyOf(call, given),
    queryFn: ({ signal }) => send(call, given, { signal, background: refetchInterval !== undefined, asksForProof }),
    placeholderData: keepPreviousData,
    ...(typeof refetchInterval === 'number' && { refetchInterval }),
    ...(typeof refetchInterval === 'function' && {
      refetchInterval: ({ state: { data } }: { readonly state: { readonly data: OutputOf<Call> | undefined } }) =>
        data !== undefined && refetchInterval(data),
    }),
  })
