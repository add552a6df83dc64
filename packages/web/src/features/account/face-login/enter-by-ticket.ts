import { loginByTicket } from '@campus/contract/account/login.ts'
import { send } from '../../../api/send.ts'
import { arrive } from '../../../domain/arrival/arrive.ts'
import { leadToSecondStep } from '../../../domain/arrival/second-step-progress.ts'
import { faceLoginProgress } from './progress.ts'

/** Exchanges the ticket of a passed check for a session. */
export const enterByTicket = async (ticket: string, back: string | undefined): Promise<void> => {
  const entered = await leadToSecondStep(send(loginByTicket, { id: ticket }), { mode: 'face', back })
  faceLoginProgress.forget()
  if (entered) await arrive({ mode: 'face', isFirstLogin: entered.isFirstLogin, back })
}
