import type { GivenTo } from '@campus/contract/call.ts'
import type { Language } from '@campus/contract/language.ts'
import { changeOwnConfig } from '@campus/contract/people/own-config.ts'
import { send } from '../../api/send.ts'
import type { Session } from '../../session/session.ts'
import { changeSession } from '../../session/session-store.ts'
import { chooseLanguage } from '../../words/language-store.ts'

/** This device has changed already; the others follow when the server can be reached. */
const tellServer = (config: GivenTo<typeof changeOwnConfig>) => {
  send(changeOwnConfig, config, { background: true }).catch(() => undefined)
}

export const chooseOwnLanguage = (language: Language): void => {
  chooseLanguage(language)
  tellServer({ language })
}

export const chooseDisplayMode = (displayMode: Session['displayMode']): void => {
  changeSession((session) => ({ ...session, displayMode }))
  tellServer({ displayMode })
}
