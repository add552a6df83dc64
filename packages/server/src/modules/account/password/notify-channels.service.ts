import { type Phrase, say } from '@campus/contract/language.ts'
import { type Ctx, inTransaction } from '../../../context/context.ts'
import { productNameIn } from '../../../platform/config/installation.ts'
import { htmlMail } from '../../../ports/mail/html-mail.ts'
import { queueMail, queueSms } from '../../messages/sending/mail-queue.service.ts'
import type { Holder } from '../../people/person/holder.service.ts'

interface OwnerNotice {
  readonly title: Phrase
  readonly lines: readonly Phrase[]
}

/** Notifies the owner of an account on every known channel: a thief of one channel cannot suppress the other. */
export const notifyChannels = (ctx: Ctx, { phone, email, language }: Pick<Holder, 'phone' | 'email' | 'language'>, notice: OwnerNotice) =>
  inTransaction(ctx, async (ctx) => {
    const product = productNameIn(ctx.services.config, language)
    const lines = notice.lines.map((line) => say(line, language))
    if (phone) {
      const text = lines.join(language === 'en_US' ? ' ' : '')
      await queueSms(ctx, {
        to: phone,
        template: 'notice',
        params: { text },
        text: `${say([`【${product}】`, `[${product}] `, `【${product}】`], language)}${text}`,
      })
    }
    if (email) {
      const [zh, en, tw] = notice.title
      const title = say([`${product} ${zh}`, `${product}: ${en}`, `${product} ${tw}`], language)
      const html = htmlMail({ language, title, lines, sender: product })
      await queueMail(ctx, { to: email, subject: title, text: lines.join('\n\n'), html })
    }
  })
