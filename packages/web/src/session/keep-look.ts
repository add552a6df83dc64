import type { SchoolLook } from '@campus/contract/school/look.ts'
import { useEffect } from 'react'
import { changeSession } from './session-store.ts'

/** The device remembers how its school looks, so that the next start begins in that colour. */
export const useKeepLook = (look: SchoolLook | undefined): void => {
  const { colour, logo } = look ?? {}
  useEffect(() => {
    if (colour === undefined || logo === undefined) return
    changeSession((session) =>
      session.look.colour === colour && session.look.logo === logo ? session : { ...session, look: { colour, logo } },
    )
  }, [colour, logo])
}
