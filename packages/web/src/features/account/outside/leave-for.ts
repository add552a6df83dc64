import { randomId } from '@campus/client/random-id.ts'
import { dingtalkUrl, ssoUrl, wechatUrl, wecomUrl } from '@campus/contract/account/outside.ts'
import type { OutsideProvider } from '@campus/contract/account/outside-provider.ts'
import { send } from '../../../api/send.ts'
import { keepDeparture } from './kept-departure.ts'

interface Journey {
  readonly schoolId: string
  readonly purpose: 'login' | 'bind'
  /** The versions of the two documents that were agreed to. */
  readonly privacyPolicy?: string
  readonly userAgreement?: string
}

interface Leaving extends Journey {
  readonly back?: string | undefined
}

const social = { wechat: wechatUrl, wecom: wecomUrl, dingtalk: dingtalkUrl }

const addressOf = (provider: OutsideProvider, given: Journey & { readonly proof: string }) =>
  provider === 'cas' || provider === 'oidc'
    ? send(ssoUrl, { ...given, provider }, { withToken: true })
    : send(social[provider], given, { withToken: true })

/** Sends the browser to the other service, to log in there or to bind that login to mine. */
export const leaveFor = async (provider: OutsideProvider, { back, ...journey }: Leaving): Promise<void> => {
  const proof = randomId()
  const { url } = await addressOf(provider, { ...journey, proof })
  keepDeparture({ provider, proof, back })
  window.location.assign(url)
}
