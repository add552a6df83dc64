import type { Language } from '@campus/contract/language.ts'
import { zoneOffset } from '@campus/contract/zone-offset.ts'
import type { Ctx } from '../../../context/context.ts'
import type { Holder } from '../../people/person/holder.service.ts'
import { readSettings } from '../../school/school/school-settings.ts'
import { notifyChannels } from './notify-channels.service.ts'

const timeOf = (at: Date, language: Language, timeZone: string) =>
  new Intl.DateTimeFormat(language.replace('_', '-'), { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(at)

export const notifyPasswordChanged = async (ctx: Ctx, holder: Holder) => {
  const { name, language, schoolId } = holder
  const { timeZone } = await readSettings(ctx.sql, schoolId)
  const now = ctx.now()
  const time = timeOf(now, language, timeZone)
  const zone = zoneOffset(timeZone, now)
  return notifyChannels(ctx, holder, {
    title: ['密码已修改', 'Your password was changed', '密碼已修改'],
    lines: [
      [
        `${name}，您的密码已于 ${time}（${zone}）修改，其他设备已退出登录。`,
        `${name}, your password was changed on ${time} (${zone}), and your other devices were logged out.`,
        `${name}，您的密碼已於 ${time}（${zone}）修改，其他裝置已登出。`,
      ],
      [
        '如非本人操作，请立即找回密码并联系学校管理员。',
        'If this was not you, set a new password immediately and contact your school administrator.',
        '如非本人操作，請立即找回密碼並聯絡學校管理員。',
      ],
    ],
  })
}
