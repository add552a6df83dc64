import type { CallerCtx } from '../../../context/context.ts'
import { countAttempt } from '../../../platform/db/throttle.ts'
import { refuse } from '../../../platform/refuse.ts'
import { record } from '../../audit/audit.service.ts'
import type { CaseRow } from '../cases/case.repository.ts'
import { notifyApplicant } from '../mail/case-mail.service.ts'
import { requireListed } from './case-list.service.ts'

const perHour = 5

/** The mail about the present state once more, with a new address that works beside those before. */
const resend =
  (kind: CaseRow['kind']) =>
  async (ctx: CallerCtx, { id }: { id: string }): Promise<null> => {
    const row = await requireListed(ctx, id)
    if (row.kind !== kind) throw refuse('not_found')
    const { count, secondsLeft } = await countAttempt(ctx, `registration:resend:${id}`, 3600)
    if (count > perHour) throw refuse('too_many_requests', { facts: { seconds: secondsLeft } })
    if (!(await notifyApplicant(ctx, row))) throw refuse('registration_no_mail')
    await record(ctx, { action: 'registration.mail_resent', subjectKind: 'registration_case', subjectId: id })
    return null
  }

export const resendMatched = resend('matched')
export const resendUnmatched = resend('unmatched')
