import { type Language, type Phrase, say } from '@campus/contract/language.ts'
import { type Ctx, inTransaction } from '../../../platform/context.ts'
import { queueMail, queueSms } from '../../../platform/letters.ts'
import type { Holder } from '../../people/holder.service.ts'
import { htmlLetter } from '../codes/html-letter.ts'

const timeOf = (at: Date, language: Language) =>
  new Intl.DateTimeFormat(language.replace('_', '-'), { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Asia/Shanghai' }).format(at)

/** Tells the owner on every channel the school knows: who has stolen one of them cannot keep the other quiet. */
export const tellPasswordChanged = (ctx: Ctx, { name, phone, email, language }: Holder) =>
  inTransaction(ctx, async (ctx) => {
    const product = ctx.world.config.PRODUCT_NAME
    const time = timeOf(ctx.now(), language)
    const happened: Phrase = [
      `${name}，您的密码已于 ${time}（北京时间）修改，其他设备已退出登录。`,
      `${name}, your password was changed on ${time} (Beijing time), and your other devices were logged out.`,
      `${name}，您的密碼已於 ${time}（北京時間）修改，其他裝置已登出。`,
    ]
    const advice: Phrase = [
      '如非本人操作，请立即找回密码并联系学校管理员。',
      'If this was not you, set a new password at once and tell your school administrator.',
      '如非本人操作，請立即找回密碼並聯絡學校管理員。',
    ]
    const lines = [say(happened, language), say(advice, language)]
    if (phone) {
      const text = lines.join(language === 'en_US' ? ' ' : '')
      await queueSms(ctx, { to: phone, template: 'notice', params: { text }, text: `【${product}】${text}` })
    }
    if (email) {
      const title = say([`${product} 密码已修改`, `${product}: your password was changed`, `${product} 密碼已修改`], language)
      await queueMail(ctx, {
        to: email,
        subject: title,
        text: lines.join('\n\n'),
        html: htmlLetter({ language, title, lines, sender: product }),
      })
    }
  })
