import type { CheckStep, Integrity, SignerInfo } from '@campus/contract/verification/outcome.ts'
import type { Trust } from '@campus/contract/verification/trust.ts'
import { digestOf } from '../asn1/algorithm.ts'
import { toHex } from '../encoding/hex.ts'
import { openPdf, type PdfFile } from '../pdf/file/pdf-file.ts'
import { textBetween } from '../pdf/syntax/cursor.ts'
import { isTimeStamp } from './signature/archive.ts'
import { isCertifiedUnchangeable } from './signature/certification.ts'
import { checkSignature, type SignatureFindings } from './signature/check-signature.ts'
import { type FoundSignature, findSignatures } from './signature/find-signatures.ts'
import { integrityOf, stepsOf, verdictOf, worstIntegrity } from './signature/verdict.rules.ts'

export interface PdfFindings {
  /** `sound`: all steps that the file itself can be asked were passed. Whether the document holds is for the school's record to say. */
  readonly verdict: 'sound' | 'tampered' | 'unsigned' | 'untrusted' | 'undecided' | 'unreadable' | 'not_pdf'
  /** Whether it was changed after it was signed. */
  readonly integrity: Integrity
  /** Who signed it: a school here, an authority that is known, or nobody of them; null without a signature. */
  readonly signedBy: SignatureFindings['signedBy'] | null
  /** What a known authority is called here. */
  readonly authority: string | null
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
  return { verdict, integrity: 'cannot_tell', signedBy: null, authority: null, checks, schoolId: null, signer: null }
}

const hasHeader = (bytes: Uint8Array) => /^%PDF-(1\.[0-7]|2\.0)[\r\n ]/.test(textBetween(bytes, 0, 9))

/** Only a realistic number of signatures is checked. */
const maxSignatures = 16

interface Read {
  readonly file: PdfFile
  readonly signatures: readonly FoundSignature[]
  readonly stamps: readonly FoundSignature[]
}

const read = async (bytes: Uint8Array<ArrayBuffer>): Promise<Read> => {
  const file = await openPdf(bytes)
  const found = await findSignatures(file)
  return {
    file,
    signatures: found.filter(({ dictionary }) => !isTimeStamp(dictionary)),
    stamps: found.filter(({ dictionary }) => isTimeStamp(dictionary)),
  }
}

/** Of several signatures that of a school here determines the owner of a file, and otherwise the first that was made. */
const principalOf = (all: readonly SignatureFindings[]) =>
  all.find(({ schoolId }) => schoolId !== null) ?? all.toSorted((one, other) => one.end - other.end)[0]

const judgeSigned = async (bytes: Uint8Array<ArrayBuffer>, trust: Trust, { file, signatures, stamps }: Read): Promise<Judgement> => {
  const around = { bytes, file, trust, stamps: stamps.map(({ dictionary }) => dictionary) }
  const isAlone = signatures.length === 1
  const looked = signatures.slice(0, maxSignatures)
  const all = await Promise.all(
    looked.map(async (found): Promise<SignatureFindings> => {
      const findings = await checkSignature(found.dictionary, around)
      const isFormOurs = findings.isFormOurs && isAlone && (await isCertifiedUnchangeable(file, found).catch(() => false))
      return { ...findings, isFormOurs }
    }),
  )
  const principal = principalOf(all)
  if (!principal) return withoutSignature('unsigned')
  const unseen: Integrity[] = looked.length < signatures.length ? ['cannot_tell'] : []
  const integrity = worstIntegrity([...all.map(integrityOf), ...unseen])
  const facts = { ...principal, integrity }
  const { signedBy, authority, schoolId, signer } = principal
  return { verdict: verdictOf(facts), integrity, signedBy, authority, checks: stepsOf(facts), schoolId, signer }
}

const judge = async (bytes: Uint8Array<ArrayBuffer>, trust: Trust): Promise<Judgement> => {
  if (!hasHeader(bytes)) return withoutSignature('not_pdf')
  // Whatever a hostile file makes the reader do, it ends here.
  const found = await read(bytes).catch(() => null)
  if (!found) return withoutSignature('unreadable')
  return found.signatures.length === 0 ? withoutSignature('unsigned') : judgeSigned(bytes, trust, found)
}

/** Checks a PDF as strictly as can be: nothing is repaired, nothing is searched for, every byte of a school's file must be covered. */
export const checkPdf = async (given: Uint8Array, trust: Trust): Promise<PdfFindings> => {
  const bytes = new Uint8Array(given)
  return { ...(await judge(bytes, trust)), sha256: toHex(await digestOf('SHA-256', bytes)) }
}
