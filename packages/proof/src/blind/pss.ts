const hashBytes = 48
/** The salt of RFC 9474 is as long as the hash. */
export const saltBytes = hashBytes

const sha384 = async (...parts: readonly Uint8Array[]) =>
  new Uint8Array(
    await crypto.subtle.digest('SHA-384', new Uint8Array(await new Blob(parts.map((part) => new Uint8Array(part))).arrayBuffer())),
  )

const mask = async (seed: Uint8Array, length: number): Promise<Uint8Array> => {
  const whole = new Uint8Array(Math.ceil(length / hashBytes) * hashBytes)
  for (let at = 0; at * hashBytes < length; at += 1) whole.set(await sha384(seed, Uint8Array.of(0, 0, 0, at)), at * hashBytes)
  return whole.subarray(0, length)
}

/** EMSA-PSS of RFC 8017 with SHA-384: what an RSA signature is made of. `bits` is one less than the key has. */
export const encodePss = async (message: Uint8Array, salt: Uint8Array, bits: number): Promise<Uint8Array> => {
  const length = Math.ceil(bits / 8)
  const digest = await sha384(new Uint8Array(8), await sha384(message), salt)
  const block = new Uint8Array(length - hashBytes - 1)
  block[block.length - salt.length - 1] = 1
  block.set(salt, block.length - salt.length)
  const masked = (await mask(digest, block.length)).map((byte, at) => byte ^ (block[at] ?? 0))
  masked[0] = (masked[0] ?? 0) & (0xff >> (8 * length - bits))
  const encoded = new Uint8Array(length)
  encoded.set(masked)
  encoded.set(digest, masked.length)
  encoded[length - 1] = 0xbc
  return encoded
}
