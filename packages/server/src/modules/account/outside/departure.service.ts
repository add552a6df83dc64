import type { ssoUrl, wechatUrl } from '@campus/contract/account/outside.ts'
import type { OutsideProvider } from '@campus/contract/account/outside-provider.ts'
import type { InputOf } from '@campus/contract/call.ts'
import type { Ctx } from '../../../context/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import type { SocialKind } from '../../../ports/social/social.ts'
import { requireSchool } from '../../school/school/school.service.ts'
import { readSettings } from '../../school/school/school-settings.ts'
import { requireConsent } from '../consent/consent.service.ts'
import { issueTicket } from '../tickets/ticket.service.ts'
import { askProvider } from './ask-provider.ts'
import { hashProof, type Journey, journeySeconds, returnAddress } from './journey.rules.ts'

type Asked = InputOf<typeof wechatUrl>

/** Who binds does so at their own school, whichever the page names. */
const journeyStarterOf = ({ caller }: Ctx, { purpose, schoolId }: Asked) => {
  if (purpose === 'login') return { schoolId, personId: null }
  if (!caller) throw refuse('login_required')
  return { schoolId: caller.schoolId, personId: caller.personId }
}

const requireOffered = async (ctx: Ctx, schoolId: string, provider: OutsideProvider) => {
  await requireSchool(ctx, schoolId)
  const { outsideLogins } = await readSettings(ctx.sql, schoolId)
  if (!outsideLogins.includes(provider)) throw refuse('way_not_open')
}

/** For a binding the person is logged in and has agreed already; for a login they agree now. */
const readConsent = async (
  ctx: Ctx,
  schoolId: string,
  { purpose, privacyPolicy = '', userAgreement = '' }: Asked,
): Promise<Pick<Journey, 'consent'>> => {
  if (purpose === 'bind') return {}
  const consent = { privacyPolicy, userAgreement, agreed: true } as const
  await requireConsent(ctx, schoolId, consent)
  return { consent }
}

/** Keeps what the return needs; answers the state by which it is found again. */
const prepare = async (ctx: Ctx, provider: OutsideProvider, asked: Asked) => {
  const outsideBrowser = journeyStarterOf(ctx, asked)
  await requireOffered(ctx, outsideBrowser.schoolId, provider)
  const { purpose } = asked
  const journey: Journey = {
    provider,
    purpose,
    proofHash: hashProof(asked.proof),
    ...(await readConsent(ctx, outsideBrowser.schoolId, asked)),
  }
  const keep = (more: { memory?: string; token?: string } = {}) => {
    const { memory, ...rest } = more
    const encrypted = memory === undefined ? {} : { memory: ctx.services.secretBox.encrypt(memory, 'outside.memory').toString('base64') }
    return issueTicket(ctx, {
      ...outsideBrowser,
      purpose: 'outside',
      payload: { ...journey, ...encrypted },
      seconds: journeySeconds,
      ...rest,
    })
  }
  return { keep, redirectUri: returnAddress(ctx.services.publicUrl, provider) }
}

export const leaveToSocial = (kind: SocialKind) => async (ctx: Ctx, asked: Asked) => {
  const port = ctx.services.social[kind]
  if (!port) throw refuse('way_not_open')
  const { keep, redirectUri } = await prepare(ctx, kind, asked)
  return { url: port.authorizeUrl({ redirectUri, state: await keep() }) }
}

/** CAS has no state of its own: there it rides in the address of the way back. */
const stateIn = (address: string) => {
  const { searchParams } = new URL(address)
  const service = searchParams.get('service')
  return searchParams.get('state') ?? (service === null ? null : new URL(service).searchParams.get('state'))
}

export const leaveToSso = async (ctx: Ctx, { provider, ...asked }: InputOf<typeof ssoUrl>) => {
  const port = ctx.services.sso[provider]
  if (!port) throw refuse('way_not_open')
  const { keep, redirectUri } = await prepare(ctx, provider, asked)
  const { url, memory } = await askProvider(ctx, () => port.begin({ redirectUri }))
  const token = stateIn(url)
  if (token === null) throw new Error(`${provider} sends the browser out without a state`)
  await keep({ memory, token })
  return { url }
}
