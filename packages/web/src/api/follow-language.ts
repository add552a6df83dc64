import { setLanguage } from '@campus/contract/account/login.ts'
import type { OutputOf } from '@campus/contract/call.ts'
import { ownConfig } from '@campus/contract/people/own-config.ts'
import { changeSession, readSession, sessionStore } from '../session/session-store.ts'
import { queryClient } from './query-client.ts'
import { send } from './send.ts'
import { keyOf } from './use-read.ts'

/** Sends a choice that the account does not know yet. Before the login the server only hears of it; the account keeps it afterwards. */
const saveLanguage = async () => {
  const { token, language, isLanguageUnsaved } = readSession()
  if (!isLanguageUnsaved) return
  await send(setLanguage, { lang: language }, { withToken: true, background: true })
  if (!token) return
  // A read that left before the choice arrived would bring the old one back.
  await queryClient.cancelQueries({ queryKey: keyOf(ownConfig) })
  queryClient.setQueryData<OutputOf<typeof ownConfig>>(keyOf(ownConfig, {}), (known) => known && { ...known, language })
  changeSession((session) =>
    session.token && session.language === language ? { ...session, accountLanguage: language, isLanguageUnsaved: false } : session,
  )
}

const trySaving = () => void saveLanguage().catch(() => undefined)

/** Saves a chosen language at once, after the login, and again when the network is back. */
export const followLanguage = (): void => {
  sessionStore.subscribe((now, before) => {
    if (now.isLanguageUnsaved && (now.language !== before.language || (now.token !== '' && before.token === ''))) trySaving()
  })
  window.addEventListener('online', trySaving)
  trySaving()
}
