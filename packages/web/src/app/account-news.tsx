import { ownConfig } from '@campus/contract/people/own-config.ts'
import { useEffect } from 'react'
import { useRead } from '../api/use-read.ts'
import { afterAccountLanguage, afterRights } from '../session/session.ts'
import { changeSession } from '../session/session-store.ts'

const fiveMinutes = 5 * 60_000

/** Follows a language chosen on another device and rights that the school changed: asked at the start, and when somebody comes back. */
export function AccountNews() {
  const { data, dataUpdatedAt } = useRead(ownConfig, {}, { background: true, staleTime: fiveMinutes })
  // Every answer counts, also one that is the same as before: meanwhile this device may have heard something else.
  useEffect(() => {
    if (dataUpdatedAt > 0) changeSession((session) => afterRights(afterAccountLanguage(session, data?.language), data))
  }, [data, dataUpdatedAt])
  return null
}
