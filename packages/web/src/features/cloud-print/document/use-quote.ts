import type { PrintApply } from '@campus/contract/cloudprint/print-choices.ts'
import { printQuote } from '@campus/contract/cloudprint/print-orders.ts'
import { useSettled } from '@campus/ui/search/use-settled.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { send } from '../../../api/send.ts'
import { keyOf } from '../../../api/use-read.ts'

/** The exact price of what is chosen, once the choosing pauses; until then the last one stands, and does not count. */
export const useQuote = (apply: PrintApply, isPossible: boolean) => {
  const wanted = JSON.stringify(apply)
  const settled = useSettled(wanted)
  const given = JSON.parse(settled) as PrintApply
  const read = useQuery({
    queryKey: keyOf(printQuote, given),
    queryFn: ({ signal }) => send(printQuote, given, { signal, background: true }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    enabled: isPossible,
  })
  return { read, isExact: isPossible && settled === wanted && read.isSuccess && !read.isPlaceholderData }
}
