import type { Phrase } from '@campus/contract/language.ts'
import type { SignatureMethod } from '@campus/contract/signature/own-signature.ts'
import { wordsOf } from '@campus/ui/words/words.ts'

export const signatureWords = wordsOf({
  own: ['我的签名', 'My signature', '我的簽名'],
  use: ['使用这个签名', 'Use this signature', '使用這個簽名'],
  signNow: ['去签名', 'Sign now', '去簽名'],
  other: ['换一个签名', 'Use another signature', '換一個簽名'],
  hint: ['只有您确认后才会使用签名', 'It is used only after you confirm', '只有您確認後才會使用簽名'],
})

export const methodNames: Readonly<Record<SignatureMethod, Phrase>> = {
  drawn: ['手写', 'Drawn', '手寫'],
  typed: ['键入姓名', 'Typed', '鍵入姓名'],
  photo: ['拍照', 'Photo', '拍照'],
}
