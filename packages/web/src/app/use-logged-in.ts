import { useEffect, useState } from 'react'
import { loadChunk } from '../navigation/load-screen.ts'

type LoggedIn = typeof import('./logged-in.tsx')['loggedIn']

let loaded: LoggedIn | undefined

/** The parts for somebody who is logged in, as soon as they are there; a screen can be used without them. */
export const useLoggedIn = (isLoggedIn: boolean): LoggedIn | undefined => {
  const [parts, setParts] = useState(loaded)
  useEffect(() => {
    if (!isLoggedIn || parts) return
    const load = async () => {
      ;({ loggedIn: loaded } = await loadChunk(() => import('./logged-in.tsx')))
      setParts(loaded)
    }
    load().catch(() => undefined)
  }, [isLoggedIn, parts])
  return parts
}
