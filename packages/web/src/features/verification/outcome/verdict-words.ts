import type { Phrase } from '@campus/contract/language.ts'
import type { Signatory, VerificationWay } from '@campus/contract/verification/outcome.ts'
import type { ShownVerdict } from '../checking/shown-outcome.ts'

/** What a verdict is called, what it means, and what to do next. */
interface VerdictWords {
  readonly title: Phrase
  readonly meaning: Phrase
  readonly next: Phrase
}

const said: Record<ShownVerdict, VerdictWords> = {
  valid: {
    title: ['真实有效', 'Genuine and valid', '真實有效'],
    meaning: [
      '文件由学校签发，签发后没有任何改动，学校的记录显示它现在有效。',
      "The school issued this document. It has not been changed since, and the school's records show it is valid.",
      '檔案由學校簽發，簽發後沒有任何改動，學校的記錄顯示它現在有效。',
    ],
    next: [
      '请核对文件上的姓名是否就是出示它的人。',
      'Check that the name on it matches the person presenting it.',
      '請核對檔案上的姓名是否就是出示它的人。',
    ],
  },
  tampered: {
    title: ['内容被改动过', 'Changed after signing', '內容被改動過'],
    meaning: [
      '内容与学校的签名不符：签发之后有人改过它，现在的内容不可信。',
      "The content does not match the school's signature. It was changed after it was issued and cannot be relied on.",
      '內容與學校的簽名不符：簽發之後有人改過它，現在的內容不可信。',
    ],
    next: [
      '请不要采信。请持有人提供学校发出的原文件，或直接联系学校。',
      'Do not rely on it. Ask the holder for the original file from the school, or contact the school.',
      '請不要採信。請持有人提供學校發出的原檔案，或直接聯絡學校。',
    ],
  },
  unsigned: {
    title: ['没有签名', 'Not signed', '沒有簽名'],
    meaning: [
      '这个 PDF 没有学校的电子签名，常见于扫描、截图、另存或重新打印的副本，无法证明它的来源。',
      'This PDF has no school signature, which is usual for scans, screenshots and copies printed to PDF. Nothing proves where it comes from.',
      '這個 PDF 沒有學校的電子簽名，常見於掃描、截圖、另存或重新列印的副本，無法證明它的來源。',
    ],
    next: [
      '请持有人发送学校发出的原文件，或用纸面上的防伪码、二维码核验。',
      'Ask the holder for the original file from the school, or check the anti-forgery code or QR code on the page.',
      '請持有人傳送學校發出的原檔案，或用紙面上的防偽碼、QR 碼核驗。',
    ],
  },
  untrusted: {
    title: ['不是学校的签名', 'Not signed by a school', '不是學校的簽名'],
    meaning: [
      '它带有签名，但签名的人不是这里的任何一所学校，名称相同也不能证明什么。',
      'It is signed, but not by a school here. A signer with the same name proves nothing.',
      '它帶有簽名，但簽名的人不是這裡的任何一所學校，名稱相同也不能證明什麼。',
    ],
    next: [
      '请不要把它当作学校的文件；有疑问请直接联系学校。',
      'Do not treat it as a school document. If in doubt, contact the school.',
      '請不要把它當作學校的檔案；有疑問請直接聯絡學校。',
    ],
  },
  undecided: {
    title: ['无法判断', 'Cannot be verified here', '無法判斷'],
    meaning: [
      '它带有签名，但签名的方式在这里无法核验，因此不知道签名后有没有改动，也不知道是谁签的。',
      'Its signature is of a type that cannot be checked here, so we cannot tell whether it was changed or who signed it.',
      '它帶有簽名，但簽名的方式在這裡無法核驗，因此不知道簽名後有沒有改動，也不知道是誰簽的。',
    ],
    next: [
      '学校签发的文件不会出现这种情况。请向持有人索取学校发出的原文件，或询问签名的机构。',
      'Documents from schools here never look like this. Ask the holder for the original file from the school, or ask the signer.',
      '學校簽發的檔案不會出現這種情況。請向持有人索取學校發出的原檔案，或詢問簽名的機構。',
    ],
  },
  revoked: {
    title: ['已被学校撤销', 'Revoked by the school', '已被學校撤銷'],
    meaning: [
      '文件确由学校签发，但学校后来撤销了它，现在无效。',
      'The school issued this document but has since revoked it. It is not valid.',
      '檔案確由學校簽發，但學校後來撤銷了它，現在無效。',
    ],
    next: [
      '请不要采信。请持有人向学校了解原因，或申请一份新的。',
      'Do not rely on it. The holder can ask the school why, or apply for a new one.',
      '請不要採信。請持有人向學校了解原因，或申請一份新的。',
    ],
  },
  expired: {
    title: ['已过有效期', 'Expired', '已過有效期'],
    meaning: [
      '文件确由学校签发，但有效期已过，不再说明现在的情况。',
      'The school issued this document, but it has expired. It does not confirm the current situation.',
      '檔案確由學校簽發，但有效期已過，不再說明現在的情況。',
    ],
    next: ['请持有人申请一份新的。', 'Ask the holder to apply for a new one.', '請持有人申請一份新的。'],
  },
  superseded: {
    title: ['已有更新的文件', 'Replaced by a newer one', '已有更新的檔案'],
    meaning: [
      '文件确由学校签发，但学校后来签发了新的一份来代替它。',
      'The school issued this document but has since issued another in its place.',
      '檔案確由學校簽發，但學校後來簽發了新的一份來代替它。',
    ],
    next: ['请持有人提供新的那一份。', 'Ask the holder for the newer one.', '請持有人提供新的那一份。'],
  },
  unreadable: {
    title: ['文件无法读取', 'Cannot be read', '檔案無法讀取'],
    meaning: [
      '文件已损坏、不完整或加了密码，无法核验。',
      'The file is damaged, incomplete or password-protected, so it cannot be verified.',
      '檔案已損壞、不完整或加了密碼，無法核驗。',
    ],
    next: [
      '请重新下载，或请持有人重新发送学校发出的原文件。',
      'Download it again, or ask the holder to send the original again.',
      '請重新下載，或請持有人重新傳送學校發出的原檔案。',
    ],
  },
  not_pdf: {
    title: ['不是 PDF 文件', 'Not a PDF', '不是 PDF 檔案'],
    meaning: [
      '学校的电子文件都是 PDF；图片、网页和办公文档里没有可以核验的签名。',
      'The school issues electronic documents as PDF. Pictures, web pages and office files have no signature to check.',
      '學校的電子檔案都是 PDF；圖片、網頁和辦公文件裡沒有可以核驗的簽名。',
    ],
    next: [
      '请选择学校发出的 PDF 原文件，或用纸面上的防伪码核验。',
      'Choose the original PDF from the school, or use the anti-forgery code on the page.',
      '請選擇學校發出的 PDF 原檔案，或用紙面上的防偽碼核驗。',
    ],
  },
  unknown: {
    title: ['学校没有这份文件', 'The school has no such document', '學校沒有這份檔案'],
    meaning: [
      '在学校的记录里没有找到它，无法证明它是学校签发的。',
      "It is not in the school's records, so nothing proves that the school issued it.",
      '在學校的記錄裡沒有找到它，無法證明它是學校簽發的。',
    ],
    next: [
      '请核对后再试一次；仍然如此，请不要采信，并联系学校。',
      'Check it and try again. If the result is the same, do not rely on it and contact the school.',
      '請核對後再試一次；仍然如此，請不要採信，並聯絡學校。',
    ],
  },
  unasked: {
    title: ['签发时真实，状态未查', 'Genuine when issued, status not checked', '簽發時真實，狀態未查'],
    meaning: [
      '学校的签名是真的，签发后没有改动。签发之后是否被撤销或取代，只有联网才能知道。',
      "The school's signature is genuine and nothing has changed since. Whether it was revoked or replaced later can only be checked online.",
      '學校的簽名是真的，簽發後沒有改動。簽發之後是否被撤銷或取代，只有連網才能知道。',
    ],
    next: [
      '连上网络后请再查一次它现在的状态。',
      'Check its current status when you are back online.',
      '連上網路後請再查一次它現在的狀態。',
    ],
  },
}

/** Somebody else signed it, and it was changed all the same. */
const tamperedOfOthers: VerdictWords = {
  title: said.tampered.title,
  meaning: [
    '签名之后有人改过它：现在的内容不是当初签名的内容，签名的人也不是这里的学校。',
    'It was changed after it was signed and no longer says what was signed. The signer is not a school here.',
    '簽名之後有人改過它：現在的內容不是當初簽名的內容，簽名的人也不是這裡的學校。',
  ],
  next: [
    '请不要采信。请持有人提供改动之前的文件。',
    'Do not rely on it. Ask the holder for the original signed file.',
    '請不要採信。請持有人提供改動之前的檔案。',
  ],
}

const ofKnownAuthority: VerdictWords = {
  title: ['由已知机构签名', 'Signed by a known authority', '由已知機構簽名'],
  meaning: [
    '签名后没有改动，签名的是本系统已知的机构，但不是学校；它现在是否有效，只有那家机构知道。',
    'It is unchanged since an authority known here signed it. The authority is not a school, and only it knows whether the document is still valid.',
    '簽名後沒有改動，簽名的是本系統已知的機構，但不是學校；它現在是否有效，只有那家機構知道。',
  ],
  next: ['请向那家机构核实它现在是否有效。', 'Ask that authority whether it is still valid.', '請向那家機構核實它現在是否有效。'],
}

/** The one thing about a school's file that cannot be checked without the school. */
const undecidedOfSchool: VerdictWords = {
  title: said.undecided.title,
  meaning: [
    '签名是学校的，内容与签名一致，但时间戳出自这里不信任的机构，只有学校的记录能说明它是不是学校发出的原文件。',
    "The signature is the school's and matches the content, but its time stamp comes from an authority that is not trusted here. Only the school's records can tell whether this is the original file.",
    '簽名是學校的，內容與簽名一致，但時間戳出自這裡不信任的機構，只有學校的記錄能說明它是不是學校發出的原檔案。',
  ],
  next: ['请联网后再核验一次。', 'Check it again once you are online.', '請連網後再核驗一次。'],
}

const schools: ReadonlySet<Signatory | null> = new Set(['this_school', 'other_school'])

/** What differs by who signed. */
const bySigner = (verdict: ShownVerdict, signedBy: Signatory | null | undefined): VerdictWords | undefined => {
  if (verdict === 'tampered' && signedBy !== undefined && !schools.has(signedBy)) return tamperedOfOthers
  if (verdict === 'undecided' && signedBy && schools.has(signedBy)) return undecidedOfSchool
  return verdict === 'untrusted' && signedBy === 'authority' ? ofKnownAuthority : undefined
}

/** A code proves that the school has such a document, but not what is on the paper. */
const validByCode: VerdictWords = {
  title: said.valid.title,
  meaning: [
    '学校确实签发过这份文件，记录显示它现在有效。',
    'The school issued this document, and its records show it is valid.',
    '學校確實簽發過這份檔案，記錄顯示它現在有效。',
  ],
  next: [
    '码可以抄到别的纸上：请把纸面内容与下面的信息逐项对照，最好再核验 PDF 原文件。',
    'A code can be copied onto another page: compare the paper with the details below line by line, or better, check the PDF as well.',
    '碼可以抄到別的紙上：請把紙面內容與下面的資訊逐項對照，最好再核驗 PDF 原檔案。',
  ],
}

const unaskedByCode: VerdictWords = {
  ...said.unasked,
  meaning: [
    '二维码里的学校签名是真的。文件签发之后是否被撤销或取代，只有联网才能知道。',
    "The school's signature in the QR code is genuine. Whether the document was revoked or replaced later can only be checked online.",
    'QR 碼裡的學校簽名是真的。檔案簽發之後是否被撤銷或取代，只有連網才能知道。',
  ],
}

const byCode: Partial<Record<ShownVerdict, VerdictWords>> = { valid: validByCode, unasked: unaskedByCode }
const codeWays = new Set<VerificationWay>(['code', 'scan'])

/** A file is judged as a whole; a code on paper vouches for the record alone. */
export const verdictWords = (verdict: ShownVerdict, way: VerificationWay, signedBy?: Signatory | null): VerdictWords =>
  (codeWays.has(way) ? byCode[verdict] : bySigner(verdict, signedBy)) ?? said[verdict]
