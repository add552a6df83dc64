import { useEffect, useState } from 'react'

type Holding = 'asking' | 'here' | 'elsewhere'

const name = 'campus.terminal.screen'

/** Browsers know no locks over an open connection. */
const locksOf = () => navigator.locks as LockManager | undefined

/** Keeps the lock until the signal ends it; rejects when another window took it away. */
const hold = (locks: LockManager, options: LockOptions, signal: AbortSignal, onHeld: () => void) =>
  locks.request(name, options, () => {
    if (signal.aborted) return undefined
    onHeld()
    return new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }))
  })

/**
 * One window of a browser is the screen of the terminal: two with one credential would look like a stolen one.
 * The others wait until it is gone, or take its place when somebody wants that.
 */
export const useOnlyWindow = (takesOver: boolean) => {
  const [holding, setHolding] = useState<Holding>(locksOf() ? 'asking' : 'here')
  const [steals, setSteals] = useState(takesOver)
  useEffect(() => {
    const locks = locksOf()
    if (!locks) return undefined
    const leaving = new AbortController()
    const { signal } = leaving
    const begin = async () => {
      const onHeld = () => setHolding('here')
      if (steals) await hold(locks, { steal: true }, signal, onHeld)
      else {
        const { held = [] } = await locks.query()
        if (held.some((lock) => lock.name === name)) setHolding('elsewhere')
        await hold(locks, { signal }, signal, onHeld)
      }
    }
    begin().catch(() => {
      if (signal.aborted) return
      setHolding('elsewhere')
      setSteals(false)
    })
    return () => leaving.abort()
  }, [steals])
  return { holding, takeOver: () => setSteals(true) }
}
