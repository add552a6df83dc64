/** A file with one bit of one byte turned over. */
export const withOneBitTurned = (file: Buffer, at: number): Buffer => {
  const changed = Buffer.from(file)
  changed.writeUInt8(changed.readUInt8(at) ^ 1, at)
  return changed
}
