import type { Phrase } from '@campus/contract/language.ts'
import type { PublicService } from '@campus/contract/operations/status.ts'
import { wordsOf } from '@campus/ui/words/words.ts'

const texts: Record<PublicService, Phrase> = {
  payment: [
    '支付服务暂时无法使用，请稍后再试。您的订单会保留。',
    'Payment does not work at the moment. Please try again later. Your order is kept.',
    '支付服務暫時無法使用，請稍後再試。您的訂單會保留。',
  ],
  mail: [
    '邮件暂时无法发出，恢复后会自动发送。',
    'Emails cannot be sent at the moment. They will be sent once this works again.',
    '郵件暫時無法寄出，恢復後會自動寄送。',
  ],
  printing: [
    '目前没有可用的打印终端。您仍可提交，恢复后再打印。',
    'No terminal can print at the moment. You can still submit and print later.',
    '目前沒有可用的列印終端。您仍可提交，恢復後再列印。',
  ],
}

export const outageWords = wordsOf({
  down: (service: PublicService): Phrase => texts[service],
  since: (time: string): Phrase => [`自 ${time} 起`, `Since ${time}`, `自 ${time} 起`],
})
