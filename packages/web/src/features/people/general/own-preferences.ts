import type { Language } from '@campus/contract/language.ts'
import { changeOwnConfig } from '@campus/contract/people/own-config.ts'
import { ownInfo } from '@campus/contract/people/own-info.ts'
import { send } from '../../../api/send.ts'
import { chooseLanguage } from '../../../session/choose-language.ts'
import type { Session } from '../../../session/session.ts'
import { changeSession } from '../../../session/session-store.ts'

/** The session names the school in the language of the login. */
const renameSchool = async () => {
  const { schoolName } = await send(ownInfo, {}, { background: true })
  changeSession((session) => (session.user ? { ...session, user: { ...session.user, schoolName } } : session))
}

export const chooseOwnLanguage = (language: Language): void => {
  chooseLanguage(language)
  renameSchool().catch(() => undefined)
}

export const chooseDisplayMode = (displayMode: Session['displayMode']): void => {
  changeSession((session) => ({ ...session, displayMode }))
  // This device has changed already; the others follow when the server can be reached.
  send(changeOwnConfig, { displayMode }, { background: true }).catch(() => undefined)
}
