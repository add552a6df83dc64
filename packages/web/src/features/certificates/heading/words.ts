import type { Phrase } from '@campus/contract/language.ts'
import { wordsOf } from '@campus/ui/words/words.ts'

export const headingWords = wordsOf({
  used: ['用过的抬头', 'Addressees', '用過的抬頭'],
  lead: [
    '抬头是证明写给谁的，如“某某公司人力资源部”。申请时可以从这里选择用过的抬头。',
    'The addressee is who a certificate is addressed to. Past addressees are suggested when you apply.',
    '抬頭是證明寫給誰的，如「某某公司人力資源部」。申請時可以從這裡選擇用過的抬頭。',
  ],
  none: ['您还没有用过抬头', 'No addressees yet', '您還沒有用過抬頭'],
  apply: ['去申请', 'Apply', '去申請'],
  times: (times: number): Phrase => [`用过 ${times} 次`, times === 1 ? 'Used once' : `Used ${times} times`, `用過 ${times} 次`],
  ofApplication: ['这份申请的抬头', 'Addressee for this application', '這份申請的抬頭'],
  isShown: ['在证明上显示抬头', 'Print the addressee on the certificate', '在證明上顯示抬頭'],
  shown: ['证明上会显示抬头', 'The addressee will be printed', '證明上會顯示抬頭'],
  hidden: ['证明上不显示抬头', 'The addressee will not be printed', '證明上不顯示抬頭'],
  noHeading: ['这份申请没有填写抬头。', 'This application has no addressee.', '這份申請沒有填寫抬頭。'],
  tooLate: ['文件已制作，抬头不能再改。', 'The file has already been made, so its addressee cannot change.', '檔案已製作，抬頭不能再改。'],
  toApplication: ['回到申请', 'Back to the application', '回到申請'],
})
