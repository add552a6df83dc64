import { wordsOf } from '@campus/ui/words/words.ts'

export const consentFieldWords = wordsOf({
  agreeTo: ['我已阅读并同意', 'I have read and agree to the', '我已閱讀並同意'],
  userAgreement: ['《用户协议》', 'user agreement', '《使用者協議》'],
  and: ['和', 'and the', '和'],
  privacyPolicy: ['《隐私政策》', 'privacy policy', '《隱私權政策》'],
})
