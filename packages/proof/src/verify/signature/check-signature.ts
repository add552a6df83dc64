import type { Integrity, SignerInfo } from '@campus/contract/verification/outcome.ts'
import type { Trust } from '@campus/contract/verification/trust.ts'
import { ids } from '../../asn1/object-identifiers.ts'
import type { PdfFile } from '../../pdf/file/pdf-file.ts'
import { entryOf, nameOf, type PdfDictionary } from '../../pdf/syntax/values.ts'
import type { Certificate } from '../certificates/certificate.ts'
import { holdsAt } from '../certificates/chain.rules.ts'
import { findKnownRoot } from '../certificates/known-roots.ts'
import { calledName } from '../certificates/name.ts'
import { findSigner, isWrittenByUs, type SignerFindings } from '../cms/check-signer.ts'
import { namesContent } from '../cms/signer.ts'
import { findArchive } from './archive.ts'
import { type Coverage, contentsOf, coveredBytes, decodeContents, findCoverage, leavesOutBytes } from './coverage.ts'
import { type Envelope, openEnvelope } from './envelope.ts'
import { compareWithSigned } from './later-revisions.ts'
import { findSigningTime, type SigningTime } from './signing-time.ts'
import type { SignatureFacts } from './verdict.rules.ts'

export interface SignatureFindings extends SignatureFacts {
  readonly signedBy: 'school' | 'authority' | 'unknown'
  /** What a known authority is called here; the names in its certificates are its own choice. */
  readonly authority: string | null
  readonly schoolId: string | null
  readonly signer: SignerInfo | null
  /** Where what it covers ends. */
  readonly end: number
}

/** What a signature stands in. */
interface Surroundings {
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly file: PdfFile
  /** The document time-stamps of the file. */
  readonly stamps: readonly PdfDictionary[]
  readonly trust: Trust
}

const ourForm = 'ETSI.CAdES.detached'
/** Forms in which a CMS signs the bytes of the file themselves, so that they can be checked. */
const checkedForms: ReadonlySet<string | null> = new Set([ourForm, 'adbe.pkcs7.detached'])

const withoutSigner = (integrity: Integrity, end: number): SignatureFindings => ({
  integrity,
  isFormOurs: false,
  isStampTrusted: true,
  isCovered: false,
  isUnchanged: integrity === 'changed' ? false : undefined,
  isOurs: false,
  isTrusted: false,
  signedBy: 'unknown',
  authority: null,
  schoolId: null,
  signer: null,
  end,
})

const presentSigner = ({ subject, issuer }: Certificate, { at, isTimestamped }: SigningTime, isArchived: boolean): SignerInfo => ({
  name: calledName(subject),
  issuer: calledName(issuer),
  signedAt: at?.toISOString() ?? null,
  isTimestamped,
  isArchived,
})

/** Whether the bytes are those that were signed; undefined if unknown. */
const isOver = async ({ signer, isSigned }: SignerFindings, content: Uint8Array<ArrayBuffer>): Promise<boolean | undefined> =>
  isSigned ? namesContent(signer, ids.data, content) : isSigned

type Open = Extract<Envelope, { kind: 'open' }>

const judgeIntegrity = async (
  isUnchanged: boolean | undefined,
  coverage: Coverage | null,
  dictionary: PdfDictionary,
  around: Surroundings,
) => {
  const { bytes, file } = around
  if (!coverage) return leavesOutBytes(dictionary, bytes.length) ? 'changed' : 'cannot_tell'
  if (isUnchanged === undefined) return 'cannot_tell'
  if (!isUnchanged) return 'changed'
  return coverage.end === bytes.length ? 'unchanged' : compareWithSigned(bytes, coverage.end, file)
}

const findAuthority = async ({ certificate, isSigned }: SignerFindings, { signedData }: Open, { at }: SigningTime, trust: Trust) => {
  if (!at || isSigned !== true) return undefined
  const roots = trust.authorities.map(({ root }) => root)
  const found = await findKnownRoot(certificate, signedData.certificates, roots, at)
  return trust.authorities.find(({ root }) => root === found)?.name
}

const look = async (envelope: Open, dictionary: PdfDictionary, around: Surroundings): Promise<SignatureFindings> => {
  const { bytes, stamps, trust } = around
  const found = await findSigner(envelope.signedData, trust)
  const { chain, certificate, isSigned } = found
  const time = await findSigningTime(dictionary, found.signer, trust.timestampRoots)
  const coverage = findCoverage(dictionary, bytes.length)
  const isUnchanged = coverage ? await isOver(found, coveredBytes(bytes, coverage)) : undefined
  const isWhole = coverage?.end === bytes.length
  const contents = contentsOf(dictionary)
  const signed = coverage && contents && { end: coverage.end, contents: decodeContents(contents)?.bytes ?? new Uint8Array(0) }
  const archive = !isWhole && chain && signed ? await findArchive(bytes, signed, stamps, trust.timestampRoots) : undefined
  const isPlainForm = nameOf(entryOf(dictionary, 'SubFilter')) === ourForm && nameOf(entryOf(dictionary, 'Filter')) === 'Adobe.PPKLite'
  const isTrusted = chain !== undefined && time.at !== null && holdsAt(chain, time.at)
  const isOurs = chain !== undefined && isSigned === true
  const isSchool = isOurs && isTrusted
  const authority = isSchool ? undefined : await findAuthority(found, envelope, time, trust)
  return {
    integrity: await judgeIntegrity(isUnchanged, coverage, dictionary, around),
    isFormOurs:
      isPlainForm &&
      envelope.isPlain &&
      time.isSound &&
      (archive !== undefined || stamps.length === 0) &&
      (await isWrittenByUs(found, envelope)),
    isStampTrusted: !time.isOfStranger && archive?.isStampTrusted !== false,
    isCovered: isWhole || archive !== undefined,
    isUnchanged,
    isOurs,
    isTrusted,
    signedBy: isSchool ? 'school' : authority === undefined ? 'unknown' : 'authority',
    authority: authority ?? null,
    schoolId: chain?.school.id ?? null,
    signer: presentSigner(certificate, time, archive?.isStampTrusted === true),
    end: coverage?.end ?? bytes.length,
  }
}

/** Everything about one signature: its form, what it covers, whether those are the bytes, and whose it is. */
export const checkSignature = async (dictionary: PdfDictionary, around: Surroundings): Promise<SignatureFindings> => {
  const { length } = around.bytes
  if (!checkedForms.has(nameOf(entryOf(dictionary, 'SubFilter')))) return withoutSigner('cannot_tell', length)
  const envelope = openEnvelope(dictionary)
  if (envelope.kind !== 'open') return withoutSigner(envelope.kind === 'broken' ? 'changed' : 'cannot_tell', length)
  // What is not supported shows itself here, and parts of certificates and attributes are only opened when they are asked for.
  return look(envelope, dictionary, around).catch(() => withoutSigner('cannot_tell', length))
}
