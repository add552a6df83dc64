import type { Phrase } from '@campus/contract/language.ts'
import { personNameIn } from '@campus/contract/people/person-name.ts'
import type { Ctx } from '../../../context/context.ts'
import { momentIn } from '../../../platform/time/moment.ts'
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

const bodyOf = async (ctx: Ctx, { schoolId, startsAt, endsAt, reason }: Deputyship, said: Phrase = ['', '', '']): Promise<Phrase> => {
  const { timeZone } = await readSettings(ctx.sql, schoolId)
  const span = `${momentIn(timeZone, startsAt)} – ${momentIn(timeZone, endsAt)}`
  const lines = (text: string) => [span, reason, text].filter((line) => line !== '').join('\n')
  const [zh, en, tw] = said
  return [lines(zh), lines(en), lines(tw)]
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

/** Their decisions are now somebody else's: a message that cannot be silenced, in case it was not them. */
const notifyAbsent = async (ctx: Ctx, given: Deputyship) => {
  const { name, spelled } = await namesOf(ctx, given.deputyId)
  await sendMessage(ctx, {
    schoolId: given.schoolId,
    to: [given.personId],
    category: 'security',
    title: [`${name}将代理您的审批`, `${spelled} decides approvals for you`, `${name}將代理您的審批`],
    body: await bodyOf(ctx, given, [
      '如非本人设置，请立即结束代理并修改密码。',
      'If you did not set this up, end it and change your password immediately.',
      '如非本人設定，請立即結束代理並修改密碼。',
    ]),
  })
}

export const notifyNamed = async (ctx: Ctx, given: Deputyship): Promise<void> => {
  await holdInboxes(ctx, [given.personId, given.deputyId])
  await notifyDeputy(ctx, given)
  await notifyAbsent(ctx, given)
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
