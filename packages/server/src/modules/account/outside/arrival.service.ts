import type { CameBack, oidcCallback, ssoLogin, wechatCallback, wechatLogin } from '@campus/contract/account/outside.ts'
import type { OutsideProvider } from '@campus/contract/account/outside-provider.ts'
import type { InputOf } from '@campus/contract/call.ts'
import type { z } from 'zod'
import type { Ctx } from '../../../context/context.ts'
import { answer, type RawAnswer } from '../../../http/route.ts'
import { refuse } from '../../../platform/refuse.ts'
import { cutText } from '../../../platform/text/cut-text.ts'
import type { SocialKind } from '../../../ports/social/social.ts'
import { startSession } from '../login/entry.service.ts'
import { issueTicket, spendTicket } from '../tickets/ticket.service.ts'
import { askProvider } from './ask-provider.ts'
import { bindIdentity, recognise } from './identity.service.ts'
import { appAddress, isReturning, Journey, journeySeconds, returnAddress, type Unbound } from './journey.rules.ts'

type Return = Pick<InputOf<typeof wechatLogin>, 'state' | 'proof'>
type CallbackParameters = z.infer<typeof CameBack>
/** Who the provider says this is; `outside` is what the session needs again at logout. */
type Known = { readonly subject: string; readonly name: string; readonly outside?: string }

const longestName = 100

/** The ticket is gone whatever comes of it, so a return is never tried twice. */
const endJourney = async (ctx: Ctx, provider: OutsideProvider, { state, proof }: Return) => {
  const { schoolId, personId, payload } = await spendTicket(ctx, 'outside', state)
  const journey = Journey.parse(payload)
  if (!isReturning(journey, provider, proof)) throw refuse('ticket_invalid')
  if (journey.purpose === 'bind' && ctx.caller?.personId !== personId) throw refuse(ctx.caller ? 'ticket_invalid' : 'login_required')
  return { ...journey, schoolId, personId }
}
type Ended = Awaited<ReturnType<typeof endJourney>>

const offerToBind = async (ctx: Ctx, { schoolId, provider }: Ended, { subject, name, outside }: Known): Promise<CallbackParameters> => {
  const encrypted = outside === undefined ? {} : { outside: ctx.services.secretBox.encrypt(outside, 'outside.session').toString('base64') }
  const payload: z.infer<typeof Unbound> = { provider, subject, name, ...encrypted }
  const bindTicket = await issueTicket(ctx, { schoolId, purpose: 'bind', payload, seconds: journeySeconds })
  return { outcome: 'unbound', isFirstLogin: false, bindTicket, outsideName: name }
}

const finish = async (ctx: Ctx, journey: Ended, said: Known) => {
  const { schoolId, provider, consent } = journey
  const known = { ...said, name: cutText(said.name, longestName) }
  const outsider = { schoolId, provider, subject: known.subject, name: known.name }
  const reported = { bindTicket: null, outsideName: known.name }
  if (journey.personId !== null) {
    await bindIdentity(ctx, outsider, journey.personId, 'owner')
    return answer<CallbackParameters>({ ...reported, outcome: 'bound', isFirstLogin: false })
  }
  const personId = await recognise(ctx, outsider)
  if (personId === undefined) return answer(await offerToBind(ctx, journey, known))
  const { outside } = known
  const { session, isFirstLogin } = await startSession(ctx, { schoolId, personId, way: provider, consent, ...(outside ? { outside } : {}) })
  return answer<CallbackParameters>({ ...reported, outcome: 'in', isFirstLogin }, { session })
}

export const returnFromSocial = (kind: SocialKind) => async (ctx: Ctx, input: InputOf<typeof wechatLogin>) => {
  const journey = await endJourney(ctx, kind, input)
  const port = ctx.services.social[kind]
  if (!port) throw refuse('outside_unreachable')
  const { subject, name = '' } = await askProvider(ctx, () => port.exchange(input.code))
  return finish(ctx, journey, { subject, name })
}

export const returnFromSso = async (ctx: Ctx, input: InputOf<typeof ssoLogin>) => {
  const { provider, search } = input
  const journey = await endJourney(ctx, provider, input)
  const port = ctx.services.sso[provider]
  if (!port || journey.memory === undefined) throw refuse('outside_unreachable')
  const memory = ctx.services.secretBox.decrypt(Buffer.from(journey.memory, 'base64'), 'outside.memory')
  const redirectUri = returnAddress(ctx.services.publicUrl, provider)
  const currentUrl = new URL(redirectUri)
  currentUrl.search = search
  const person = await askProvider(ctx, () => port.finish({ currentUrl: currentUrl.href, redirectUri, memory }))
  const { subject, idToken, attributes } = person
  const outside = JSON.stringify({ provider, ...(idToken === undefined ? {} : { idToken }) })
  return finish(ctx, journey, { subject, name: attributes['name'] ?? subject, outside })
}

export const passFromWechat = async (_ctx: Ctx, brought: InputOf<typeof wechatCallback>): Promise<RawAnswer> => ({
  redirect: appAddress('wechat', brought),
})

export const passFromOidc = async (_ctx: Ctx, brought: InputOf<typeof oidcCallback>): Promise<RawAnswer> => ({
  redirect: appAddress('oidc', brought),
})
