import { openSubmissions } from '@campus/client/calls/submissions.ts'
import type { CallShape, GivenTo, OutputOf } from '@campus/contract/call.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { send } from './send.ts'
import { toastFailure } from './toast-failure.ts'
import { keyOf } from './use-read.ts'

interface ActionOptions {
  /** The reads that this action makes old. */
  readonly changes?: readonly CallShape[]
  /** The screen shows the failure itself. */
  readonly quiet?: boolean
  readonly withToken?: boolean
}

export interface Action<Call extends CallShape> {
  /** Rejects with the failure. The same input while it is under way is sent once; other input is sent after it. */
  readonly act: (given: GivenTo<Call>) => Promise<OutputOf<Call>>
  readonly isActing: boolean
  readonly failure: Error | null
}

export const useAction = <Call extends CallShape>(
  call: Call,
  { changes = [], quiet = false, withToken }: ActionOptions = {},
): Action<Call> => {
  const queries = useQueryClient()
  const { mutateAsync, isPending, error } = useMutation<OutputOf<Call>, Error, { readonly given: GivenTo<Call>; readonly key: string }>({
    mutationFn: ({ given, key }) => send(call, given, { idempotencyKey: key, ...(withToken !== undefined && { withToken }) }),
    onSuccess: async () => {
      await Promise.all(changes.map((changed) => queries.invalidateQueries({ queryKey: keyOf(changed) })))
    },
    onError: (error) => {
      if (!quiet) toastFailure(error)
    },
  })
  const [submit] = useState(() => openSubmissions<OutputOf<Call>>())
  const act = (given: GivenTo<Call>) => submit(given, (key) => mutateAsync({ given, key }))
  return { act, isActing: isPending, failure: error }
}
