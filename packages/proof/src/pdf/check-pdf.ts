import type { CheckStep, SignerInfo } from '@campus/contract/verification/outcome.ts'
import type { Trust } from '@campus/contract/verification/trust.ts'
import { toHex } from '../encoding/hex.ts'
import { digestOf } from './der/algorithm.ts'
import { openPdf } from './file/pdf-file.ts'
import { isCertifiedUnchangeable } from './signature/certification.ts'
import { checkSignature, type SignatureFindings } from './signature/check-signature.ts'
import { findSignatures } from './signature/find-signatures.ts'
import { stepsOf, verdictOf } from './signature/verdict.rules.ts'
import { textBetween } from './syntax/cursor.ts'

export interface PdfFindings {
  /** `sound`: all steps that the file itself can be asked were passed. Whether the document holds is for the school's record to say. */
  readonly verdict: 'sound' | 'tampered' | 'unsigned' | 'untrusted' | 'unreadable' | 'not_pdf'
  /** The steps that were taken, in their order. */
  readonly checks: CheckStep[]
  readonly schoolId: string | null
  readonly signer: SignerInfo | null
  /** Of the whole file, hex: some bits of a signature's contents are covered by nothing else. */
  readonly sha256: string
}

type Judgement = Omit<PdfFindings, 'sha256'>

const withoutSignature = (verdict: 'unsigned' | 'unreadable' | 'not_pdf'): Judgement => {
  const readable: CheckStep = { name: 'readable', isPassed: verdict === 'unsigned' }
  const checks: CheckStep[] = verdict === 'unsigned' ? [readable, { name: 'signed', isPassed: false }] : [readable]
  return { verdict, checks, schoolId: null, signer: null }
}

const hasHeader = (bytes: Uint8Array) => /^%PDF-(1\.[0-7]|2\.0)[\r\n ]/.test(textBetween(bytes, 0, 9))

const readSignatures = async (bytes: Uint8Array<ArrayBuffer>) => {
  const file = await openPdf(bytes)
  const [first, ...others] = await findSignatures(file)
  return { first, isAlone: others.length === 0, isCertified: first !== undefined && (await isCertifiedUnchangeable(file, first)) }
}

const judge = async (bytes: Uint8Array<ArrayBuffer>, trust: Trust): Promise<Judgement> => {
  if (!hasHeader(bytes)) return withoutSignature('not_pdf')
  // Whatever a hostile file makes the reader do, it ends here.
  const found = await readSignatures(bytes).catch(() => null)
  if (!found) return withoutSignature('unreadable')
  const { first, isAlone, isCertified } = found
  if (!first) return withoutSignature('unsigned')
  const findings = await checkSignature(bytes, first.dictionary, trust)
  const facts: SignatureFindings = { ...findings, isFormOurs: findings.isFormOurs && isAlone && isCertified }
  return { verdict: verdictOf(facts), checks: stepsOf(facts), schoolId: facts.schoolId, signer: facts.signer }
}

/** Checks a PDF as strictly as can be: nothing is repaired, nothing is searched for, every byte must be covered by the one signature. */
export const checkPdf = async (given: Uint8Array, trust: Trust): Promise<PdfFindings> => {
  const bytes = new Uint8Array(given)
  return { ...(await judge(bytes, trust)), sha256: toHex(await digestOf('SHA-256', bytes)) }
}
