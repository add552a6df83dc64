import { toHex } from '../encoding/hex.ts'
import { concat } from './der.ts'
import { type SignatureTexts, writeRevision } from './revision.ts'
import { readSignablePdf } from './signable-pdf.ts'
import { digest, makeSignedData, type Signer, type Stamp } from './signed-data.ts'
import { bytesOf } from './write-value.ts'

export interface SignOptions extends SignatureTexts {
  /** With it the signature is PAdES B-T, without it B-B. */
  readonly stamp?: Stamp | undefined
}

/** What a signature needs beside its certificates, and what the token of a time-stamp service may take. */
const reserveBytes = 1024
const tokenBytes = 16_384

const reserveFor = ({ certificates }: Signer, stamp: Stamp | undefined) =>
  certificates.reduce((sum, { length }) => sum + length, reserveBytes) + (stamp ? tokenBytes : 0)

/**
 * Certifies a file as the typesetter made it: PAdES B-B or B-T, DocMDP P=1, one signature that covers every byte. The bytes given stay as
 * they are, one revision is appended. The time of signing is `/M`, in whole seconds of UTC; the CMS has no signing-time attribute.
 */
export const signPdf = async (pdf: Uint8Array, signer: Signer, { stamp, ...texts }: SignOptions): Promise<Uint8Array<ArrayBuffer>> => {
  const reserve = reserveFor(signer, stamp)
  const { before, after } = writeRevision(await readSignablePdf(new Uint8Array(pdf)), pdf.length, texts, 2 * reserve + 2)
  const [head, tail] = [bytesOf(before), bytesOf(after)]
  const signature = await makeSignedData(await digest(concat([pdf, head, tail])), signer, stamp)
  if (signature.length > reserve) throw new Error('the signature does not fit into the room that was kept for it')
  return concat([pdf, head, bytesOf(`<${toHex(signature).padEnd(2 * reserve, '0')}>`), tail])
}
