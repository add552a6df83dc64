import type { CallShape, GivenTo, OutputOf } from '@campus/contract/call.ts'
import { mayHaveHappened } from '@campus/web/api/submission-key.ts'
import { randomId } from '@campus/web/session/random-id.ts'
import { useRef, useState } from 'react'
import { send } from './send.ts'

/** A deed that must not happen twice: while nobody knows whether it has, trying the same again carries the same key. */
export const useDeed = <Call extends CallShape>(call: Call) => {
  const keys = useRef(new Map<string, string>())
  const running = useRef<Promise<OutputOf<Call>> | undefined>(undefined)
  const [isActing, setIsActing] = useState(false)
  const once = async (given: GivenTo<Call>) => {
    const wanted = JSON.stringify(given)
    const key = keys.current.get(wanted) ?? randomId()
    keys.current.set(wanted, key)
    setIsActing(true)
    try {
      const answer = await send(call, given, key)
      keys.current.delete(wanted)
      return answer
    } catch (error) {
      if (!mayHaveHappened(error)) keys.current.delete(wanted)
      throw error
    } finally {
      running.current = undefined
      setIsActing(false)
    }
  }
  const act = (given: GivenTo<Call>) => {
    running.current ??= once(given)
    return running.current
  }
  return { act, isActing }
}
