import type { Phrase } from '@campus/contract/language.ts'
import { maskEmail, maskPhone } from '@campus/contract/masks.ts'
import type { Ctx } from '../../../platform/context.ts'
import { sendMessage } from '../../messages/send.service.ts'
import type { Channel, Holder } from '../../people/holder.service.ts'
import { tellOwner } from '../password/owner-letter.ts'

const names: Record<Channel, Phrase> = {
  phone: ['手机号', 'phone number', '手機號'],
  email: ['邮箱', 'email address', '郵箱'],
}

const advice: Phrase = [
  '如非本人操作，请立即修改密码并联系学校管理员。',
  'If this was not you, change your password at once and tell your school administrator.',
  '如非本人操作，請立即修改密碼並聯絡學校管理員。',
]

/** In the app, and by a letter to the old channel: who lost it to a thief learns of it there. */
export const tellChannelChanged = async (ctx: Ctx, holder: Holder, channel: Channel, target: string) => {
  const [name, nameEn, nameTw] = names[channel]
  const masked = channel === 'phone' ? maskPhone(target) : maskEmail(target)
  const title: Phrase = [`您的${name}已更换`, `Your ${nameEn} was changed`, `您的${nameTw}已更換`]
  const happened: Phrase = [`您的${name}已更换为 ${masked}。`, `Your ${nameEn} is now ${masked}.`, `您的${nameTw}已更換為 ${masked}。`]
  await sendMessage(ctx, {
    schoolId: holder.schoolId,
    to: [holder.id],
    category: 'security',
    title,
    body: [`${happened[0]}${advice[0]}`, `${happened[1]} ${advice[1]}`, `${happened[2]}${advice[2]}`],
  })
  await tellOwner(ctx, { ...holder, phone: null, email: null, [channel]: holder[channel] }, { title, lines: [happened, advice] })
}
