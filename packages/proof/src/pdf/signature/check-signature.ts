import type { SignerInfo } from '@campus/contract/verification/outcome.ts'
import type { Trust } from '@campus/contract/verification/trust.ts'
import type { Certificate } from '../certificates/certificate.ts'
import { holdsAt } from '../certificates/chain.rules.ts'
import { calledName } from '../certificates/name.ts'
import { findSigner, isOver } from '../cms/check-signer.ts'
import { NotDer } from '../der/not-der.ts'
import { entryOf, nameOf, type PdfDictionary } from '../syntax/values.ts'
import { coveredBytes, findCoverage } from './coverage.ts'
import { type Envelope, openEnvelope } from './envelope.ts'
import { findSigningTime, type SigningTime } from './signing-time.ts'
import type { SignatureFacts } from './verdict.rules.ts'

export interface SignatureFindings extends SignatureFacts {
  readonly schoolId: string | null
  readonly signer: SignerInfo | null
}

const ourForm = 'ETSI.CAdES.detached'
/** Forms in which a CMS signs the bytes of the file themselves, so that they can be checked. */
const checkedForms: ReadonlySet<string | null> = new Set([ourForm, 'adbe.pkcs7.detached'])

const presentSigner = ({ subject, issuer }: Certificate, { at, isTimestamped }: SigningTime): SignerInfo => ({
  name: calledName(subject),
  issuer: calledName(issuer),
  signedAt: at?.toISOString() ?? null,
  isTimestamped,
})

/** What can be said of a signature that tells no signer. A form or a spelling that we do not know may well be sound to others. */
const withoutSigner = (isKnownForm: boolean, { kind }: Envelope): SignatureFindings => ({
  isFormOurs: false,
  isCovered: false,
  isUnchanged: isKnownForm && kind !== 'strange' ? false : undefined,
  isOurs: false,
  isTrusted: false,
  schoolId: null,
  signer: null,
})

const look = async (bytes: Uint8Array, dictionary: PdfDictionary, trust: Trust): Promise<SignatureFindings> => {
  const form = nameOf(entryOf(dictionary, 'SubFilter'))
  const isKnownForm = checkedForms.has(form)
  const envelope = openEnvelope(dictionary)
  const found = envelope.kind === 'open' ? await findSigner(envelope.signedData, trust) : undefined
  if (envelope.kind !== 'open' || !found) return withoutSigner(isKnownForm, envelope)
  const time = await findSigningTime(dictionary, found.signer)
  const coverage = envelope.isPaddedWithZeros ? findCoverage(dictionary, bytes.length) : null
  const { chain, certificate } = found
  return {
    isFormOurs: form === ourForm && nameOf(entryOf(dictionary, 'Filter')) === 'Adobe.PPKLite' && found.isFormOurs && time.isSound,
    isCovered: coverage !== null,
    isUnchanged: coverage && isKnownForm ? await isOver(found, coveredBytes(bytes, coverage)) : undefined,
    isOurs: chain !== undefined,
    isTrusted: chain !== undefined && time.at !== null && holdsAt(chain, time.at),
    schoolId: chain?.school.id ?? null,
    signer: certificate ? presentSigner(certificate, time) : null,
  }
}

/** Everything about one signature: its form, what it covers, whether those are the bytes, and whose it is. */
export const checkSignature = async (bytes: Uint8Array, dictionary: PdfDictionary, trust: Trust): Promise<SignatureFindings> => {
  try {
    return await look(bytes, dictionary, trust)
  } catch (error) {
    // Some parts of a certificate or an attribute are only opened when they are asked for.
    if (error instanceof NotDer) return withoutSigner(true, { kind: 'broken' })
    throw error
  }
}
