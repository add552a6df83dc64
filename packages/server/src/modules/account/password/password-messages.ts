import type { Language } from '@campus/contract/language.ts'
import type { Ctx } from '../../../context/context.ts'
import type { Holder } from '../../people/person/holder.service.ts'
import { notifyChannels } from './notify-channels.service.ts'

const timeOf = (at: Date, language: Language) =>
  new Intl.DateTimeFormat(language.replace('_', '-'), { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Asia/Shanghai' }).format(at)

export const notifyPasswordChanged = (ctx: Ctx, holder: Holder) => {
  const { name, language } = holder
  const time = timeOf(ctx.now(), language)
  return notifyChannels(ctx, holder, {
    title: ['密码已修改', 'Your password was changed', '密碼已修改'],
    lines: [
      [
        `${name}，您的密码已于 ${time}（北京时间）修改，其他设备已退出登录。`,
        `${name}, your password was changed on ${time} (Beijing time), and your other devices were logged out.`,
        `${name}，您的密碼已於 ${time}（北京時間）修改，其他裝置已登出。`,
      ],
      [
        '如非本人操作，请立即找回密码并联系学校管理员。',
        'If this was not you, set a new password immediately and contact your school administrator.',
        '如非本人操作，請立即找回密碼並聯絡學校管理員。',
      ],
    ],
  })
}
