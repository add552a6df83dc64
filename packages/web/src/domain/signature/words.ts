import type { Phrase } from '@campus/contract/language.ts'
import type { SignatureMethod } from '@campus/contract/signature/own-signature.ts'
import { wordsOf } from '@campus/ui/words/words.ts'

export const signatureWords = wordsOf({
  own: ['我的签名', 'My signature', '我的簽名'],
  use: ['使用这个签名', 'Use this signature', '使用這個簽名'],
  signNow: ['去签名', 'Sign now', '去簽名'],
})

export const methodNames: Readonly<Record<SignatureMethod, Phrase>> = {
  drawn: ['手写', 'Drawn', '手寫'],
  typed: ['键入姓名', 'Typed', '鍵入姓名'],
  photo: ['拍照', 'Photo', '拍照'],
}
