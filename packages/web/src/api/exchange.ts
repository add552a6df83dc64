import { openSessionCalls } from '@campus/client/session/session-calls.ts'
import { whilePending } from '@campus/ui/feedback/pending.ts'
import { afterAnswer } from '../session/session.ts'
import { changeSession, changeSessionInThisTab, readSession, readStoredSession } from '../session/session-store.ts'
import { maySend } from './interceptor.ts'
import { askForProof } from './proof-needed.ts'
import { announceLoss } from './session-loss.ts'

/** The calls of the app, with the session that this browser keeps. */
export const exchange = openSessionCalls({
  store: {
    read: readSession,
    readStored: readStoredSession,
    change: changeSession,
    changeHere: changeSessionInThisTab,
    afterAnswer,
  },
  maySend,
  whilePending,
  askForProof,
  onLoss: announceLoss,
})
