import { dingtalkLogin, ssoLogin, wechatLogin, wecomLogin } from '@campus/contract/account/outside.ts'
import type { OutputOf } from '@campus/contract/call.ts'
import { send } from '../../../api/send.ts'
import { readSession } from '../../../session/session-store.ts'
import { arrivedReturn } from './arrived-return.ts'
import { takeDeparture } from './kept-departure.ts'
import type { OutsideReturn } from './outside-return.ts'

let finishing: Promise<ComingBack | undefined> | undefined

export interface ComingBack {
  readonly provider: OutsideReturn['provider']
  readonly back: string | undefined
  readonly answer: OutputOf<typeof ssoLogin>
}

const social = { wechat: wechatLogin, wecom: wecomLogin, dingtalk: dingtalkLogin }

const tell = ({ provider, search, code, state }: OutsideReturn, proof: string) => {
  // Whoever binds is logged in already, and the server has to know who that is.
  const options = { withToken: readSession().token !== '' }
  return provider === 'cas' || provider === 'oidc'
    ? send(ssoLogin, { provider, search, state, proof }, options)
    : send(social[provider], { code, state, proof }, options)
}

const finish = async (): Promise<ComingBack | undefined> => {
  const departure = takeDeparture()
  const arrived = arrivedReturn()
  if (!arrived || departure?.provider !== arrived.provider) return undefined
  return { provider: arrived.provider, back: departure.back, answer: await tell(arrived, departure.proof) }
}

/** Ends the journey that the address told of. What the service gave counts once, so everybody who asks shares one answer. */
export const comeBack = (): Promise<ComingBack | undefined> => {
  finishing ??= finish()
  return finishing
}
