import { z } from 'zod'
import { Id, Instant } from '../fields.ts'
import type { Phrase } from '../language.ts'
import { Titled } from '../school/schools.ts'

/**
 * The result of a check. `untrusted` is a valid signature of another party, `undecided` one of a kind that cannot be checked here;
 * `unknown` names no document of ours.
 */
export const verdicts = [
  'valid',
  'tampered',
  'unsigned',
  'untrusted',
  'undecided',
  'revoked',
  'expired',
  'superseded',
  'unreadable',
  'not_pdf',
  'unknown',
] as const
export const Verdict = z.enum(verdicts)
export type Verdict = z.infer<typeof Verdict>

/** In one or two words, as lists show it. */
export const verdictNames: Record<Verdict, Phrase> = {
  valid: ['有效', 'Valid', '有效'],
  tampered: ['被改动', 'Changed', '被改動'],
  unsigned: ['无签名', 'Unsigned', '無簽名'],
  untrusted: ['他人签名', 'Other signer', '他人簽名'],
  undecided: ['无法判断', 'Unknown', '無法判斷'],
  revoked: ['已撤销', 'Revoked', '已撤銷'],
  expired: ['已过期', 'Expired', '已過期'],
  superseded: ['已被替换', 'Replaced', '已被替換'],
  unreadable: ['无法读取', 'Unreadable', '無法讀取'],
  not_pdf: ['不是 PDF', 'Not a PDF', '不是 PDF'],
  unknown: ['没有记录', 'Not recorded', '沒有記錄'],
}

/** The first question: was it changed after it was signed? */
const integrities = ['unchanged', 'changed', 'cannot_tell'] as const
export const Integrity = z.enum(integrities)
export type Integrity = z.infer<typeof Integrity>

/** The second question: who signed it? `this_school` is the school of the reader, `authority` one outside that is known here. */
const signatories = ['this_school', 'other_school', 'authority', 'unknown'] as const
export const Signatory = z.enum(signatories)
export type Signatory = z.infer<typeof Signatory>

/** In which way something was checked. `browser` never sent the file, `share` is a look at a document its holder shared. */
export const verificationWays = ['file', 'browser', 'code', 'scan', 'credential', 'share'] as const
export const VerificationWay = z.enum(verificationWays)
export type VerificationWay = z.infer<typeof VerificationWay>

export const wayTitles: Record<VerificationWay, Phrase> = {
  file: ['上传文件', 'Uploaded file', '上傳檔案'],
  browser: ['浏览器内核验', 'Checked in the browser', '瀏覽器內核驗'],
  code: ['防伪码', 'Anti-forgery code', '防偽碼'],
  scan: ['扫描二维码', 'Scanned code', '掃描 QR 碼'],
  credential: ['可验证凭证', 'Verifiable credential', '可驗證憑證'],
  share: ['查看分享', 'Shared link', '查看分享'],
}

export const integrityTitles: Record<Integrity, Phrase> = {
  unchanged: ['没有改动', 'Unchanged', '沒有改動'],
  changed: ['签名后被改动过', 'Changed after signing', '簽名後被改動過'],
  cannot_tell: ['无法判断', 'Unknown', '無法判斷'],
}

export const signatoryTitles: Record<Signatory, Phrase> = {
  this_school: ['本校', 'This school', '本校'],
  other_school: ['本平台的另一所学校', 'Another school here', '本平台的另一所學校'],
  authority: ['已知的签名机构', 'A known authority', '已知的簽名機構'],
  unknown: ['未知的签名者', 'Unknown', '未知的簽名者'],
}

/** The steps of a check, in their order; a result names those that were taken. */
export const checkNames = [
  /** It is a PDF from its first byte, and can be read without repairing it. */
  'readable',
  /** It carries exactly one signature, in every byte of the form that a school here gives it. */
  'signed',
  /** The signature covers every byte of the file, together with the time-stamp that archives it. */
  'covered',
  /** The bytes are those that were signed. */
  'unchanged',
  /** The signer's certificate ends in the root of a school here and was valid at signing. */
  'trusted',
  /** The QR or credential carries a good signature of the school. */
  'genuine',
  /** The school has a record of this very document. */
  'recorded',
  /** The record says that it holds today. */
  'current',
] as const
export const CheckName = z.enum(checkNames)
export type CheckName = z.infer<typeof CheckName>
export const CheckStep = z.object({ name: CheckName, isPassed: z.boolean() })
export type CheckStep = z.infer<typeof CheckStep>

/** The signer, as named in the certificate. */
export const SignerInfo = z.object({
  name: z.string(),
  issuer: z.string(),
  signedAt: Instant.nullable(),
  /** A time-stamp authority that is trusted here attests the time. */
  isTimestamped: z.boolean(),
  /** The file carries all that proves it after its certificates ended (PAdES B-LTA). */
  isArchived: z.boolean().default(false),
})
export type SignerInfo = z.infer<typeof SignerInfo>

/** The document that was found, with just enough about its holder to identify the paper. */
const VerifiedDocument = z.object({
  school: Titled,
  /** The address of its logo, or empty. */
  schoolLogo: z.string().default(''),
  /** Null where the school has none of its own; absent where the school was not asked. */
  schoolColour: z.string().nullable().optional(),
  template: Titled,
  serial: z.string(),
  holderMasked: z.string(),
  issuedAt: Instant,
  validUntil: Instant.nullable(),
  reason: z.string(),
  endedAt: Instant.nullable(),
})

export const Outcome = z.object({
  id: Id,
  verdict: Verdict,
  /** Null where nothing was there that could have been changed: a code that was typed names a record alone. */
  integrity: Integrity.nullable().default(null),
  /** Null where there is no signature. */
  signedBy: Signatory.nullable().default(null),
  /** The school that signed, where it is one here. */
  signingSchool: Titled.nullable().default(null),
  /** What the authority that signed is called here, where it is a known one. */
  authority: z.string().nullable().default(null),
  way: VerificationWay,
  checkedAt: Instant,
  checks: z.array(CheckStep),
  signer: SignerInfo.nullable(),
  document: VerifiedDocument.nullable(),
})
export type Outcome = z.infer<typeof Outcome>
