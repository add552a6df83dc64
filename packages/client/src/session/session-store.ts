import type { Envelope, SessionUser } from '@campus/contract/envelope.ts'
import type { Sender } from '../calls/outgoing.ts'

/** What the client reads and changes of a session; an app may keep more in it. */
export interface ClientSession extends Sender {
  /** Empty where the device is not to be remembered. */
  readonly remember: string
  readonly user: SessionUser | null
  readonly isAgent: boolean
}

/** Where an app keeps its session. Pages of one browser share what is stored. */
export interface SessionStore<Session extends ClientSession> {
  readonly read: () => Session
  /** As another page may have stored it a moment ago. */
  readonly readStored: () => Session
  readonly change: (change: (session: Session) => Session) => void
  /** Changes what this page shows, without storing it. */
  readonly changeHere: (change: (session: Session) => Session) => void
  /** With the token and the person that an answer brings, if it does. */
  readonly afterAnswer: (session: Session, envelope: Envelope) => Session
}

/** The server no longer knows the token: nobody is logged in until somebody is again. */
export const afterLoss = <Session extends ClientSession>(session: Session): Session => ({
  ...session,
  token: '',
  user: null,
  isAgent: false,
})

/** `header` is what an answer says about remembering this device. */
export const afterRemember = <Session extends ClientSession>(session: Session, header: string | null): Session =>
  header ? { ...session, remember: header === 'deleteMe' ? '' : header } : session
