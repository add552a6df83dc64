import { contextTag, type Der } from '../../asn1/der.ts'
import { NotDer } from '../../asn1/not-der.ts'
import { tags } from '../../asn1/primitives.ts'
import { Unsupported } from '../../asn1/unsupported.ts'
import { hexOf, isInteger, isSameBytes, onlyPart, partsOf, timeOf } from '../../asn1/values.ts'
import { type Extensions, readExtensions } from './extensions.ts'

/** As much of an X.509 certificate (version 3) as a check asks for. */
export interface Certificate {
  readonly whole: Uint8Array<ArrayBuffer>
  /** What its issuer signed. */
  readonly signed: Uint8Array<ArrayBuffer>
  readonly algorithm: Der
  readonly signature: Uint8Array<ArrayBuffer>
  readonly serial: string
  readonly issuer: Der
  readonly subject: Der
  readonly notBefore: Date
  readonly notAfter: Date
  readonly publicKey: Der
  readonly extensions: Extensions
}

const timeTagOf = (der: Der | undefined) => (der?.tag === tags.utcTime ? tags.utcTime : tags.time)

const readValidity = (der: Der) => {
  const parts = partsOf(der)
  const notBefore = timeOf(parts.take(timeTagOf(der.children[0])))
  const notAfter = timeOf(parts.take(timeTagOf(der.children[1])))
  parts.end()
  return { notBefore, notAfter }
}

const wholeBits = (der: Der): Uint8Array<ArrayBuffer> => {
  if (der.body[0] !== 0) throw new NotDer('bits that are not bytes')
  return der.body.subarray(1)
}

const version3 = 2

export const readCertificate = (der: Der): Certificate => {
  const outer = partsOf(der)
  const tbs = outer.takeSequence()
  const algorithm = outer.takeSequence()
  const signature = wholeBits(outer.take(tags.bits))
  outer.end()
  const inner = partsOf(tbs)
  const version = inner.takeIf(contextTag(0))
  if (!version || !isInteger(onlyPart(version, tags.integer), version3)) throw new Unsupported('a certificate before version 3')
  const serial = hexOf(inner.takeInteger())
  if (!isSameBytes(inner.takeSequence().whole, algorithm.whole)) throw new NotDer('two algorithms')
  const issuer = inner.takeSequence()
  const validity = readValidity(inner.takeSequence())
  const subject = inner.takeSequence()
  const publicKey = inner.takeSequence()
  const extensions = readExtensions(inner.takeIf(contextTag(3)))
  inner.end()
  return { whole: der.whole, signed: tbs.whole, algorithm, signature, serial, issuer, subject, ...validity, publicKey, extensions }
}
