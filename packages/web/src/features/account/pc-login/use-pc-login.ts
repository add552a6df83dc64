import { loginByTicket } from '@campus/contract/account/login.ts'
import { beginPcLogin, type PcLoginState } from '@campus/contract/account/pc-login.ts'
import { useEffect, useState } from 'react'
import type { z } from 'zod'
import { send } from '../../../api/send.ts'
import { toastFailure } from '../../../api/toast-failure.ts'
import { arrive } from '../../../domain/arrival/arrive.ts'
import { leadToSecondStep } from '../../../domain/arrival/second-step-progress.ts'
import { followCode } from './follow-code.ts'

type State = z.infer<typeof PcLoginState> | 'drawing' | 'failed'

interface PcLogin {
  readonly state: State
  readonly url: string | undefined
  readonly expire: () => void
}

interface Shown {
  readonly state: State
  readonly url?: string
}

const comeIn = async (ticket: string, back: string | undefined) => {
  const entered = await leadToSecondStep(send(loginByTicket, { id: ticket }), { mode: 'scan', back })
  if (entered) await arrive({ mode: 'scan', isFirstLogin: entered.isFirstLogin, back })
}

/** A code for the phone, from its drawing to the login. */
export const usePcLogin = (back: string | undefined): PcLogin => {
  const [shown, setShown] = useState<Shown>({ state: 'drawing' })

  useEffect(() => {
    const leaving = new AbortController()
    let stop: () => void = () => undefined
    const begin = async () => {
      const { id, pageSecret, url } = await send(beginPcLogin, {}, { signal: leaving.signal, background: true })
      if (leaving.signal.aborted) return
      setShown({ state: 'shown', url })
      stop = followCode({ id, pageSecret }, ({ state, ticket }) => {
        setShown({ state, url })
        if (state === 'confirmed' && ticket) comeIn(ticket, back).catch(toastFailure)
      })
    }
    begin().catch(() => {
      if (!leaving.signal.aborted) setShown({ state: 'failed' })
    })
    return () => {
      leaving.abort()
      stop()
    }
  }, [back])

  return {
    state: shown.state,
    url: shown.url,
    expire: () => setShown((shown) => (shown.state === 'shown' ? { ...shown, state: 'expired' } : shown)),
  }
}
