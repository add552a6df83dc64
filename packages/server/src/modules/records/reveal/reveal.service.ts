import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import type { revealField } from '@campus/contract/records/changes.ts'
import { type CallerCtx, inTransaction } from '../../../context/context.ts'
import { countAttempt } from '../../../platform/db/throttle.ts'
import { refuse } from '../../../platform/refuse.ts'
import { record } from '../../audit/audit.service.ts'
import { nameInAllLanguages } from '../../logs/source/log-names.service.ts'
import { sendMessage } from '../../messages/sending/send.service.ts'
import { openIdCard } from '../../people/person/id-card.service.ts'
import { noteViews } from '../../people/views/profile-view.service.ts'
import { administratorsOf, scopeOf } from '../../school/organisation/scope.service.ts'
import { findMember, type StudentRow } from '../students/student.repository.ts'

const maxAnHour = 30
const anHour = 3600

const warnAdministrators = (ctx: CallerCtx) =>
  inTransaction(ctx, async (ctx) => {
    const { schoolId, personId } = ctx.caller
    const nameIn = await nameInAllLanguages(ctx, schoolId, personId)
    await record(ctx, { action: 'records.reveal_limit', subjectKind: 'person', subjectId: personId })
    await sendMessage(ctx, {
      schoolId,
      to: (await administratorsOf(ctx, schoolId)).filter((id) => id !== personId),
      category: 'security',
      title: [
        `${nameIn('zh_CN')}在一小时内查看了 ${maxAnHour} 项隐藏信息`,
        `${nameIn('en_US')} revealed ${maxAnHour} hidden details within an hour`,
        `${nameIn('zh_TW')}在一小時內查看了 ${maxAnHour} 項隱藏資訊`,
      ],
      body: [
        '更多的查看已被拒绝。请了解原因，每次查看的理由都在审计日志中。',
        'Further requests were blocked. Ask why: the reason for each is in the audit log.',
        '更多的查看已被拒絕。請了解原因，每次查看的理由都在稽核日誌中。',
      ],
    })
  })

const valueOf = (ctx: CallerCtx, person: StudentRow, field: InputOf<typeof revealField>['field']): string => {
  if (field !== 'idCard') return person[field] ?? ''
  return person.id_card_encrypted ? openIdCard(ctx.services.secretBox, person.id_card_encrypted) : ''
}

/** Counted outside the transaction, so that a refused one counts as well and the others are warned once in an hour. */
export const reveal = async (
  ctx: CallerCtx,
  { personId, field, reason }: InputOf<typeof revealField>,
): Promise<OutputOf<typeof revealField>> => {
  const { schoolId } = ctx.caller
  const person = await findMember(ctx.sql, { schoolId, scope: await scopeOf(ctx) }, personId)
  if (!person) throw refuse('not_found')
  const { count, secondsLeft } = await countAttempt(ctx, `reveal:${ctx.caller.personId}`, anHour)
  if (count === maxAnHour + 1) await warnAdministrators(ctx)
  if (count > maxAnHour) throw refuse('reveal_limit', { facts: { seconds: secondsLeft } })
  await inTransaction(ctx, async (ctx) => {
    await noteViews(ctx, [personId], 'field')
    await record(ctx, { action: 'records.field_revealed', subjectKind: 'person', subjectId: personId, details: { field, reason } })
  })
  return { value: valueOf(ctx, person, field) }
}
