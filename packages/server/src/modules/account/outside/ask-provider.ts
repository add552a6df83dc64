import type { Ctx } from '../../../context/context.ts'
import { OutsideFailure } from '../../../platform/http-client/outside-failure.ts'
import { refuse } from '../../../platform/refuse.ts'

/** The user reads whether to start again or to come back later; the log shows the provider's error. */
export const askProvider = async <Answer>(ctx: Ctx, question: () => Promise<Answer>): Promise<Answer> => {
  try {
    return await question()
  } catch (error) {
    if (!(error instanceof OutsideFailure)) throw error
    const { provider, kind, code } = error
    ctx.services.log.warn({ requestId: ctx.origin.requestId, provider, kind, code }, 'outside login failed')
    throw refuse(kind === 'refused' ? 'outside_refused' : 'outside_unreachable')
  }
}
