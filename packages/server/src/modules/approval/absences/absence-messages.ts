import type { Phrase } from '@campus/contract/language.ts'
import { personNameIn } from '@campus/contract/people/person-name.ts'
import type { Ctx } from '../../../context/context.ts'
import { momentIn } from '../../../platform/time/moment.ts'
import { reportChangeTo } from '../../account/changes/report-change.service.ts'
import { holdInboxes, sendMessage } from '../../messages/sending/send.service.ts'
import { findHolder } from '../../people/person/holder.service.ts'
import { readSettings } from '../../school/school/school-settings.ts'

interface Deputyship {
  readonly schoolId: string
  readonly personId: string
  readonly deputyId: string
  readonly startsAt: Date
  readonly endsAt: Date
  readonly reason: string
}

/** The name as it is written, and as readers of English can read it. */
const namesOf = async (ctx: Ctx, id: string) => {
  const { name = '', namePinyin } = (await findHolder(ctx, id)) ?? {}
  return { name, spelled: personNameIn({ name, namePinyin }, 'en_US') }
}

const spanOf = async (ctx: Ctx, { schoolId, startsAt, endsAt }: Pick<Deputyship, 'schoolId' | 'startsAt' | 'endsAt'>) => {
  const { timeZone } = await readSettings(ctx.sql, schoolId)
  return `${momentIn(timeZone, startsAt)} – ${momentIn(timeZone, endsAt)}`
}

const bodyOf = async (ctx: Ctx, given: Deputyship): Promise<Phrase> => {
  const text = [await spanOf(ctx, given), given.reason].filter((line) => line !== '').join('\n')
  return [text, text, text]
}

export const notifyDeputy = async (ctx: Ctx, given: Deputyship): Promise<void> => {
  const { name, spelled } = await namesOf(ctx, given.personId)
  await sendMessage(ctx, {
    schoolId: given.schoolId,
    to: [given.deputyId],
    category: 'progress',
    title: [`${name}外出期间由您代理审批`, `You decide approvals for ${spelled}`, `${name}外出期間由您代理審批`],
    body: await bodyOf(ctx, given),
  })
}

/** The deputy hears of it; to the absent it is reported like what opens their account, in case it was not them. */
export const notifyNamed = async (
  ctx: Ctx,
  given: Deputyship,
  { id, tasks }: { readonly id: string; readonly tasks: readonly string[] },
): Promise<void> => {
  const { schoolId, personId, deputyId, startsAt, endsAt } = given
  await holdInboxes(ctx, [personId, deputyId])
  await notifyDeputy(ctx, given)
  const { name = '', number = '' } = (await findHolder(ctx, deputyId)) ?? {}
  const shown = { name, number, span: await spanOf(ctx, { schoolId, startsAt, endsAt }) }
  await reportChangeTo(ctx, personId, { kind: 'deputy', shown, undo: { id, deputyId, tasks } })
}

export const notifyEnded = async (ctx: Ctx, given: Deputyship): Promise<void> => {
  const { name, spelled } = await namesOf(ctx, given.personId)
  await sendMessage(ctx, {
    schoolId: given.schoolId,
    to: [given.deputyId],
    category: 'progress',
    title: [`${name}的审批不再由您代理`, `You no longer decide approvals for ${spelled}`, `${name}的審批不再由您代理`],
    body: await bodyOf(ctx, given),
  })
}
