import { concat } from '../asn1/write-der.ts'
import { toHex } from '../encoding/hex.ts'
import { readSignablePdf } from '../pdf/canonical/editable-pdf.ts'
import { type SignatureTexts, writeSignatureRevision } from '../pdf/canonical/signature-revision.ts'
import { bytesOf } from '../pdf/syntax/write-value.ts'
import { archivePdf } from './archive-pdf.ts'
import { digest, makeSignedData, type Signer, signedDataLength } from './signed-data.ts'
import { fitsRoom, roomForToken, type TimestampAuthority } from './time-stamps.ts'

type Bytes = Uint8Array<ArrayBuffer>

/** With whom a signature is made to last: whoever stamps times, and what the school itself has revoked. */
interface LongTerm {
  readonly timestamps: TimestampAuthority
  /** The revocation lists of the authorities above the signer, made after the signature. DER. */
  readonly revocationLists: () => Promise<readonly Bytes[]>
}

export interface SignOptions extends SignatureTexts {
  /** With it the signature is PAdES B-LTA, without it B-B. */
  readonly longTerm?: LongTerm | undefined
}

const maxTries = 4

/** Certifies a file; the room for the time-stamp is learned from the first token, so that no more is kept than it takes. */
const certify = async (pdf: Bytes, signer: Signer, texts: SignatureTexts, timestamps?: TimestampAuthority) => {
  const signable = await readSignablePdf(pdf)
  for (let tries = 0; tries < maxTries; tries += 1) {
    const tokenRoom = timestamps ? roomForToken(timestamps) : 0
    const reserve = await signedDataLength(signer, tokenRoom)
    const { before, after } = writeSignatureRevision(signable, texts, 2 * reserve + 2)
    const [head, tail] = [bytesOf(before), bytesOf(after)]
    const { cms, token } = await makeSignedData(await digest(concat([pdf, head, tail])), signer, texts.signedAt, timestamps)
    if (timestamps && token && !fitsRoom(timestamps, token, tokenRoom)) continue
    const contents = concat([cms, new Uint8Array(reserve - cms.length)])
    return { signed: concat([pdf, head, bytesOf(`<${toHex(contents)}>`), tail]), contents, token }
  }
  throw new Error('the signature does not fit into the room that was kept for it')
}

/**
 * Certifies a file as the typesetter made it: PAdES B-B, or B-LTA where times are stamped; DocMDP P=1, one signature. The bytes given stay
 * as they are: the signature is one revision behind them, its archive another. The time of signing is `/M`, in whole seconds of UTC.
 */
export const signPdf = async (pdf: Uint8Array, signer: Signer, { longTerm, ...texts }: SignOptions): Promise<Bytes> => {
  const { signed, contents, token } = await certify(new Uint8Array(pdf), signer, texts, longTerm?.timestamps)
  if (!longTerm || !token) return signed
  const { timestamps, revocationLists } = longTerm
  const evidence = await timestamps.evidenceFor(token)
  return archivePdf(signed, timestamps, {
    certificates: [...signer.certificates, ...evidence.certificates],
    revocationLists: [...(await revocationLists()), ...evidence.revocationLists],
    at: texts.signedAt,
    contents,
  })
}
