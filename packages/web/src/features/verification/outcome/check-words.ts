import type { Phrase } from '@campus/contract/language.ts'
import type { CheckName } from '@campus/contract/verification/outcome.ts'

interface CheckWords {
  readonly name: Phrase
  readonly passed: Phrase
  readonly failed: Phrase
}

/** The steps of a check, in words for people who do not know signatures. */
export const checkWords: Record<CheckName, CheckWords> = {
  readable: {
    name: ['文件完好', 'The file is complete', '檔案完好'],
    passed: ['能够从头到尾完整读取。', 'It can be read from start to end.', '能夠從頭到尾完整讀取。'],
    failed: ['文件损坏、不完整或被加密。', 'It is damaged, incomplete or locked.', '檔案損壞、不完整或被加密。'],
  },
  signed: {
    name: ['带有电子签名', 'It is signed', '帶有電子簽名'],
    passed: ['文件里有一个学校所用的签名。', 'It has a signature of the type schools use here.', '檔案裡有一個學校所用的簽名。'],
    failed: ['文件里没有可以采信的签名。', 'It has no signature that can be relied on.', '檔案裡沒有可以採信的簽名。'],
  },
  covered: {
    name: ['签名覆盖全文', 'The signature covers everything', '簽名覆蓋全文'],
    passed: ['每一个字节都在签名的保护之下。', 'The signature covers every byte of the file.', '每一個位元組都在簽名的保護之下。'],
    failed: [
      '有些内容不在签名之内，可能是后来加上的。',
      'Part of the file is outside the signature and may have been added later.',
      '有些內容不在簽名之內，可能是後來加上的。',
    ],
  },
  unchanged: {
    // Says nothing about what lies outside the signature: a page that was added leaves the signed part as it was.
    name: ['签名部分没有改动', 'Signed part unchanged', '簽名部分沒有改動'],
    passed: [
      '签名所覆盖的内容与签名时完全一致。',
      'What the signature covers is exactly what was signed.',
      '簽名所覆蓋的內容與簽名時完全一致。',
    ],
    failed: ['签名所覆盖的内容与签名时不一致。', 'What the signature covers is not what was signed.', '簽名所覆蓋的內容與簽名時不一致。'],
  },
  trusted: {
    name: ['签名者是学校', 'Signed by the school', '簽名者是學校'],
    passed: [
      '签名证书出自学校的根证书，签名时有效。',
      "The signer's certificate was issued under the school's root and was valid at signing.",
      '簽名憑證出自學校的根憑證，簽名時有效。',
    ],
    failed: [
      '签名证书不是学校的，或签名时已失效。',
      "The signer's certificate is not the school's, or was not valid at signing.",
      '簽名憑證不是學校的，或簽名時已失效。',
    ],
  },
  genuine: {
    name: ['学校的数字签名', 'The data is signed by the school', '學校的數位簽章'],
    passed: [
      '二维码或凭证里的签名出自学校。',
      "The signature inside the code or the credential is the school's.",
      'QR 碼或憑證裡的簽名出自學校。',
    ],
    failed: [
      '二维码或凭证里没有学校的有效签名。',
      'The code or the credential has no valid signature of a school here.',
      'QR 碼或憑證裡沒有學校的有效簽名。',
    ],
  },
  recorded: {
    name: ['学校有记录', 'On record at the school', '學校有記錄'],
    passed: ['学校的记录里有这一份文件。', "The school's records include this document.", '學校的記錄裡有這一份檔案。'],
    failed: ['学校的记录里没有这份文件。', "The school's records do not include this document.", '學校的記錄裡沒有這份檔案。'],
  },
  current: {
    name: ['现在有效', 'Valid now', '現在有效'],
    passed: ['没有过期，也没有被撤销或取代。', 'It has not expired, been revoked or been replaced.', '沒有過期，也沒有被撤銷或取代。'],
    failed: ['已经过期、被撤销或被取代。', 'It has expired, been revoked or been replaced.', '已經過期、被撤銷或被取代。'],
  },
}
