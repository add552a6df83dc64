import { dingtalkLogin, ssoLogin, wechatLogin, wecomLogin } from '@campus/contract/account/outside.ts'
import type { OutputOf } from '@campus/contract/call.ts'
import { send } from '../../../api/send.ts'
import { leadToSecondStep } from '../../../domain/arrival/second-step-progress.ts'
import { readSession } from '../../../session/session-store.ts'
import { arrivedReturn } from './arrived-return.ts'
import { takeDeparture } from './kept-departure.ts'
import type { OutsideReturn } from './outside-return.ts'

/** Nothing where nobody was on the way; the second step where the login goes on there. */
type Ended = ComingBack | 'second_step' | undefined

let finishing: Promise<Ended> | undefined

export interface ComingBack {
  readonly provider: OutsideReturn['provider']
  readonly back: string | undefined
  readonly answer: OutputOf<typeof ssoLogin>
}

const social = { wechat: wechatLogin, wecom: wecomLogin, dingtalk: dingtalkLogin }

const notify = ({ provider, search, code, state }: OutsideReturn, proof: string) => {
  // For a binding the person is logged in already, and the server has to know who that is.
  const options = { withToken: readSession().token !== '' }
  return provider === 'cas' || provider === 'oidc'
    ? send(ssoLogin, { provider, search, state, proof }, options)
    : send(social[provider], { code, state, proof }, options)
}

/** How the session remembers that one came from there. */
export const modeOf = (provider: OutsideReturn['provider']) => (provider === 'cas' || provider === 'oidc' ? 'sso' : provider)

const finish = async (): Promise<Ended> => {
  const departure = takeDeparture()
  const arrived = arrivedReturn()
  if (!arrived || departure?.provider !== arrived.provider) return undefined
  const { provider } = arrived
  const { back } = departure
  const answer = await leadToSecondStep(notify(arrived, departure.proof), { mode: modeOf(provider), back })
  return answer ? { provider, back, answer } : 'second_step'
}

/** Finishes the external login in the address. Its code is valid once, so all callers share one response. */
export const comeBack = (): Promise<Ended> => {
  finishing ??= finish()
  return finishing
}
