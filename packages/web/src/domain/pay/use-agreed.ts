import { Refusal } from '@campus/client/failures.ts'
import type { CallShape } from '@campus/contract/call.ts'
import { useState } from 'react'
import { queryClient } from '../../api/query-client.ts'
import { keyOf } from '../../api/use-read.ts'

const otherPrice = new Set(['price_changed', 'not_free'])

/** Does at an agreed price, once at a time; a price that has changed meanwhile is shown before anybody agrees to it. */
export const useAgreed = <Given>(quote: CallShape, action: (given: Given) => Promise<unknown>) => {
  const [isActing, setIsActing] = useState(false)
  const act = async (given: Given) => {
    if (isActing) return
    setIsActing(true)
    await action(given).catch(async (error: unknown) => {
      if (error instanceof Refusal && otherPrice.has(error.code)) await queryClient.invalidateQueries({ queryKey: keyOf(quote) })
    })
    setIsActing(false)
  }
  return { act, isActing }
}
