import type { CallShape, GivenTo, OutputOf } from '@campus/contract/call.ts'
import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query'
import { send } from '../../api/send.ts'
import { keyOf } from '../../api/use-read.ts'

interface PageOptions {
  /** What changes by itself is asked for again after so many milliseconds, without telling that it is. */
  readonly refetchInterval?: number
}

/** One page of a list; while the next one comes, the last stays where it is instead of jumping away. */
export const usePage = <Call extends CallShape>(
  call: Call,
  given: GivenTo<Call>,
  { refetchInterval }: PageOptions = {},
): UseQueryResult<OutputOf<Call>> =>
  useQuery<OutputOf<Call>>({
    queryKey: keyOf(call, given),
    queryFn: ({ signal }) => send(call, given, { signal, background: refetchInterval !== undefined }),
    placeholderData: keepPreviousData,
    ...(refetchInterval !== undefined && { refetchInterval }),
  })
