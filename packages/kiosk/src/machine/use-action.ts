import { openSubmissions } from '@campus/client/calls/submissions.ts'
import type { CallShape, GivenTo, OutputOf } from '@campus/contract/call.ts'
import { useState } from 'react'
import { send } from './send.ts'

/** An action that must not happen twice: while nobody knows whether it has, trying the same again carries the same key. */
export const useAction = <Call extends CallShape>(call: Call) => {
  const [underWay, setUnderWay] = useState(0)
  const [submit] = useState(() => openSubmissions<OutputOf<Call>>())
  const act = (given: GivenTo<Call>) =>
    submit(given, async (key) => {
      setUnderWay((count) => count + 1)
      try {
        return await send(call, given, key)
      } finally {
        setUnderWay((count) => count - 1)
      }
    })
  return { act, isActing: underWay > 0 }
}
