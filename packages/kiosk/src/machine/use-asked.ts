import { useCallback, useEffect, useRef, useState } from 'react'

interface Asking<Value> {
  readonly ask: () => Promise<Value>
  /** How long to wait after this answer, or after none. */
  readonly pause: (answer: Value | undefined) => number
  readonly onAnswer?: (answer: Value) => void
  readonly onFailure?: (error: unknown) => void
}

/**
 * Asks again and again, one question at a time, and keeps the last answer; one that comes after the screen has left is dropped.
 * While the server is out of reach the last answer stays, and the next question tries again.
 */
export const useAsked = <Value>(asking: Asking<Value>): { readonly value: Value | undefined; readonly askNow: () => void } => {
  const [value, setValue] = useState<Value>()
  const latest = useRef(asking)
  const wake = useRef<() => void>(undefined)
  useEffect(() => {
    latest.current = asking
  })
  useEffect(() => {
    let isWanted = true
    let timer: ReturnType<typeof setTimeout> | undefined
    let isAsking = false
    let isAskedMeanwhile = false
    const once = async (): Promise<Value | undefined> => {
      try {
        const answer = await latest.current.ask()
        if (!isWanted) return undefined
        setValue(() => answer)
        latest.current.onAnswer?.(answer)
        return answer
      } catch (error) {
        if (isWanted) latest.current.onFailure?.(error)
        return undefined
      }
    }
    const question = async () => {
      clearTimeout(timer)
      isAskedMeanwhile = isAsking
      if (isAsking) return
      isAsking = true
      const answer = await once()
      isAsking = false
      if (isWanted) timer = setTimeout(() => void question(), isAskedMeanwhile ? 0 : latest.current.pause(answer))
    }
    wake.current = () => void question()
    void question()
    return () => {
      isWanted = false
      clearTimeout(timer)
    }
  }, [])
  const askNow = useCallback(() => wake.current?.(), [])
  return { value, askNow }
}
