import { readDer } from '../../asn1/der.ts'
import { isSameBytes } from '../../asn1/values.ts'
import { fromBase64 } from '../../encoding/base64.ts'
import { type Certificate, readCertificate } from './certificate.ts'
import { isAuthority, isValidAt } from './chain.rules.ts'
import { findIssuer, longestChain, maxCertificates } from './chain.ts'
import { isUnderstood } from './extensions.ts'

/** A root that cannot be read is trusted by nobody; the others still are. */
const readRoot = (root: string): Certificate[] => {
  try {
    return [readCertificate(readDer(fromBase64(root)))]
  } catch {
    return []
  }
}

/**
 * Which of these roots (DER in base64) a certificate comes from, when every certificate on the way was valid at that time. The root
 * itself need not have been sent along.
 */
export const findKnownRoot = async (
  leaf: Certificate,
  sent: readonly Certificate[],
  roots: readonly string[],
  time: Date,
): Promise<string | undefined> => {
  const known = roots.flatMap((root) => readRoot(root).map((certificate) => ({ root, certificate })))
  const candidates = [...known.map(({ certificate }) => certificate), ...sent.slice(0, maxCertificates)]
  const passed: Certificate[] = []
  for (let current: Certificate | undefined = leaf; current && passed.length < longestChain; ) {
    const { whole, extensions }: Certificate = current
    if (!isUnderstood(extensions) || !isValidAt(current, time)) return undefined
    if (passed.length > 0 && !isAuthority(current, passed.length - 1)) return undefined
    const found = known.find(({ certificate }) => isSameBytes(certificate.whole, whole))
    if (found) return found.root
    passed.push(current)
    current = await findIssuer(
      current,
      candidates.filter((candidate) => !passed.includes(candidate)),
    )
  }
  return undefined
}
