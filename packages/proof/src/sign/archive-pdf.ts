import { concat } from '../asn1/write-der.ts'
import { toHex } from '../encoding/hex.ts'
import { newStateId } from '../pdf/canonical/append-revision.ts'
import { type ValidationData, writeArchiveRevision } from '../pdf/canonical/archive-revision.ts'
import { readEditablePdf } from '../pdf/canonical/editable-pdf.ts'
import { bytesOf } from '../pdf/syntax/write-value.ts'
import { fitsRoom, roomForToken, stampBytes, type TimestampAuthority } from './time-stamps.ts'

type Bytes = Uint8Array<ArrayBuffer>

interface Evidence extends ValidationData {
  /** The contents of the signature that it is about. */
  readonly contents: Bytes
}

const maxTries = 4

/** Puts the evidence about a signature into its file, and a document time-stamp over all of it. */
export const archivePdf = async (signed: Bytes, timestamps: TimestampAuthority, evidence: Evidence): Promise<Bytes> => {
  const pdf = await readEditablePdf(signed)
  for (let tries = 0; tries < maxTries; tries += 1) {
    const room = roomForToken(timestamps)
    const { before, after } = await writeArchiveRevision(pdf, { ...evidence, gap: 2 * room + 2, stateId: newStateId() })
    const [head, tail] = [bytesOf(before), bytesOf(after)]
    const token = await stampBytes(timestamps, concat([signed, head, tail]), evidence.at)
    if (!fitsRoom(timestamps, token, room)) continue
    return concat([signed, head, bytesOf(`<${toHex(token).padEnd(2 * room, '0')}>`), tail])
  }
  throw new Error('the time-stamp does not fit into the room that was kept for it')
}
