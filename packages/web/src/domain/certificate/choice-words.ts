import type { Phrase } from '@campus/contract/language.ts'
import { wordsOf } from '@campus/ui/words/words.ts'

export const choiceWords = wordsOf({
  choices: ['填写', 'Options', '填寫'],
  heading: ['抬头', 'Addressed to', '抬頭'],
  headingHint: ['如：某某公司人力资源部', 'For example, Example Company', '如：某某公司人力資源部'],
  usedBefore: ['用过的抬头', 'Used before', '用過的抬頭'],
  again: (heading: string): Phrase => [`使用抬头 ${heading}`, `Address it to ${heading}`, `使用抬頭 ${heading}`],
  years: ['学年', 'Academic years', '學年'],
  yearsHint: ['不选则包含全部学年', 'All years are included if you choose none', '不選則包含全部學年'],
  signature: ['手写签名', 'Signature', '手寫簽名'],
  signatureNeeded: ['请先确认使用签名', 'Confirm your signature first', '請先確認使用簽名'],
  signatureUsed: ['这份证明将印上这个签名', 'This signature will be shown on the certificate', '這份證明將印上這個簽名'],
  photoUsed: ['将使用您的证件照', 'Your portrait will be shown', '將使用您的證件照'],
  photoMissing: ['还没有证件照，请先上传', 'You have no portrait yet. Upload one first.', '還沒有證件照，請先上傳'],
  signatureThere: ['可以使用您保存的签名', 'You can use your saved signature', '可以使用您儲存的簽名'],
  signatureMissing: ['还没有签名，申请时可以手写', 'You have no signature yet. You can sign when you apply.', '還沒有簽名，申請時可以手寫'],
})
