import { type Phrase, say } from '@campus/contract/language.ts'
import { type Ctx, inTransaction } from '../../../platform/context.ts'
import { htmlLetter } from '../../../platform/html-letter.ts'
import { queueMail, queueSms } from '../../../platform/letters.ts'
import type { Holder } from '../../people/holder.service.ts'

interface OwnerLetter {
  readonly title: Phrase
  readonly lines: readonly Phrase[]
}

/** Tells the owner of an account on every channel the school knows: who has stolen one of them cannot keep the other quiet. */
export const tellOwner = (ctx: Ctx, { phone, email, language }: Holder, letter: OwnerLetter) =>
  inTransaction(ctx, async (ctx) => {
    const product = ctx.services.config.PRODUCT_NAME
    const lines = letter.lines.map((line) => say(line, language))
    if (phone) {
      const text = lines.join(language === 'en_US' ? ' ' : '')
      await queueSms(ctx, { to: phone, template: 'notice', params: { text }, text: `【${product}】${text}` })
    }
    if (email) {
      const [zh, en, tw] = letter.title
      const title = say([`${product} ${zh}`, `${product}: ${en}`, `${product} ${tw}`], language)
      const html = htmlLetter({ language, title, lines, sender: product })
      await queueMail(ctx, { to: email, subject: title, text: lines.join('\n\n'), html })
    }
  })
