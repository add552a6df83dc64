import type { CallShape } from '@campus/contract/call.ts'
import { Refusal } from '@campus/ui/failures/failures.ts'
import { useState } from 'react'
import { queryClient } from '../../api/query-client.ts'
import { keyOf } from '../../api/use-read.ts'

const otherPrice = new Set(['price_changed', 'not_free'])

/** Does at an agreed price, once at a time; a price that has changed meanwhile is shown before anybody agrees to it. */
export const useAgreed = <Given>(quote: CallShape, deed: (given: Given) => Promise<unknown>) => {
  const [isActing, setIsActing] = useState(false)
  const act = async (given: Given) => {
    if (isActing) return
    setIsActing(true)
    await deed(given).catch(async (error: unknown) => {
      if (error instanceof Refusal && otherPrice.has(error.word)) await queryClient.invalidateQueries({ queryKey: keyOf(quote) })
    })
    setIsActing(false)
  }
  return { act, isActing }
}
