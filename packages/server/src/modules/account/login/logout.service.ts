import type { logout } from '@campus/contract/account/login.ts'
import type { OutputOf } from '@campus/contract/call.ts'
import { z } from 'zod'
import { type CallerCtx, type Ctx, inTransaction } from '../../../context/context.ts'
import { answer } from '../../../http/route.ts'
import { recordLogin } from '../login-guard/login-log.service.ts'
import { endSessionsOf, openOutside } from '../session/session.service.ts'

const Outside = z.object({ provider: z.string(), idToken: z.string().optional() })

/** A single sign-on session is logged out there, too. If it is unreachable, the logout here still counts. */
const findLogoutUrl = async (ctx: Ctx, outside: string): Promise<string | null> => {
  const { provider, idToken } = Outside.parse(JSON.parse(outside))
  if (provider !== 'cas' && provider !== 'oidc') return null
  const { config, sso, log, publicUrl } = ctx.services
  if (config.SSO_LOGOUT_URL) return config.SSO_LOGOUT_URL
  try {
    return (await sso[provider]?.logoutUrl({ returnTo: publicUrl, ...(idToken ? { idToken } : {}) })) ?? null
  } catch (error) {
    log.warn({ err: error, provider }, 'no logout address from single sign-on')
    return null
  }
}

const endOwnSession = (ctx: CallerCtx) =>
  inTransaction(ctx, async (ctx) => {
    const { personId, schoolId, sessionId } = ctx.caller
    const [ended] = await endSessionsOf(ctx, { personId, id: sessionId }, 'logout')
    if (ended) await recordLogin(ctx, { schoolId, personId, way: ended.way, outcome: 'out' })
    return ended
  })

export const logOut = async (ctx: CallerCtx) => {
  const ended = await endOwnSession(ctx)
  const outside = ended?.outside_encrypted ? openOutside(ctx, ended.outside_encrypted) : undefined
  const data: OutputOf<typeof logout> = { logoutUrl: outside ? await findLogoutUrl(ctx, outside) : null }
  return answer(data, { forgetRemember: true })
}
