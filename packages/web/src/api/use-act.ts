import type { CallShape, GivenTo, OutputOf } from '@campus/contract/call.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { randomId } from '../session/random-id.ts'
import { send } from './send.ts'
import { mayHaveHappened } from './submission-key.ts'
import { toastFailure } from './toast-failure.ts'
import { keyOf } from './use-read.ts'

interface ActOptions {
  /** The reads that this deed makes old. */
  readonly changes?: readonly CallShape[]
  /** The screen shows the failure itself. */
  readonly quiet?: boolean
  readonly withToken?: boolean
}

export interface Act<Call extends CallShape> {
  /** Rejects with the failure; a second tap while the first is under way gets the first one's answer. */
  readonly act: (given: GivenTo<Call>) => Promise<OutputOf<Call>>
  readonly isActing: boolean
  readonly failure: Error | null
}

export const useAct = <Call extends CallShape>(call: Call, { changes = [], quiet = false, withToken }: ActOptions = {}): Act<Call> => {
  const key = useRef(randomId())
  const running = useRef<Promise<OutputOf<Call>> | undefined>(undefined)
  const queries = useQueryClient()
  const { mutateAsync, isPending, error } = useMutation<OutputOf<Call>, Error, GivenTo<Call>>({
    mutationFn: (given) => send(call, given, { idempotencyKey: key.current, ...(withToken !== undefined && { withToken }) }),
    onSettled: (_, error) => {
      if (!mayHaveHappened(error)) key.current = randomId()
    },
    onSuccess: async () => {
      await Promise.all(changes.map((changed) => queries.invalidateQueries({ queryKey: keyOf(changed) })))
    },
    onError: (error) => {
      if (!quiet) toastFailure(error)
    },
  })
  const act = (given: GivenTo<Call>) => {
    running.current ??= mutateAsync(given).finally(() => {
      running.current = undefined
    })
    return running.current
  }
  return { act, isActing: isPending, failure: error }
}
