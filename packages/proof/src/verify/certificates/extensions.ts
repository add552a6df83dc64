import { type Der, readDer, sequenceTag } from '../../asn1/der.ts'
import { NotDer } from '../../asn1/not-der.ts'
import { ids } from '../../asn1/object-identifiers.ts'
import { tags } from '../../asn1/primitives.ts'
import { identifierOf, onlyPart, partsOf } from '../../asn1/values.ts'

interface Extension {
  readonly isCritical: boolean
  readonly value: Uint8Array<ArrayBuffer>
}

export type Extensions = ReadonlyMap<string, Extension>

const readExtension = (der: Der): [string, Extension] => {
  const parts = partsOf(der)
  const id = identifierOf(parts.take(tags.identifier))
  const isCritical = parts.takeIf(tags.boolean)?.body[0] === 0xff
  const value = parts.take(tags.octets).body
  parts.end()
  return [id, { isCritical, value }]
}

export const readExtensions = (der: Der | undefined): Extensions => {
  if (!der) return new Map()
  const list = onlyPart(der, sequenceTag).children.map(readExtension)
  const extensions = new Map(list)
  if (extensions.size !== list.length) throw new NotDer('an extension twice')
  return extensions
}

const understood: ReadonlySet<string> = new Set([ids.basicConstraints, ids.keyUsage, ids.extendedKeyUsage])

/** What is critical and not understood here forbids to rely on the certificate. */
export const isUnderstood = (extensions: Extensions): boolean =>
  [...extensions].every(([id, { isCritical }]) => !isCritical || understood.has(id))

const valueOf = (extensions: Extensions, id: string): Der | undefined => {
  const extension = extensions.get(id)
  return extension && readDer(extension.value)
}

/** How many further authorities may stand below an authority; null when the certificate is not one. */
export const authorityDepth = (extensions: Extensions): number | null => {
  const constraints = valueOf(extensions, ids.basicConstraints)
  if (constraints?.tag !== sequenceTag) return null
  const parts = partsOf(constraints)
  const isAuthority = parts.takeIf(tags.boolean)?.body[0] === 0xff
  const depth = parts.takeIf(tags.integer)
  parts.end()
  if (!isAuthority) return null
  // A depth of more than a byte says nothing about the few certificates that a chain may have.
  return depth?.body.length === 1 ? (depth.body[0] ?? 0) : Number.POSITIVE_INFINITY
}

const usageBits = { digitalSignature: 0, nonRepudiation: 1, keyCertSign: 5 } as const

export const mayBeUsedFor = (extensions: Extensions, usage: keyof typeof usageBits): boolean => {
  const bits = valueOf(extensions, ids.keyUsage)
  return bits?.tag === tags.bits && ((bits.body[1] ?? 0) & (0x80 >> usageBits[usage])) !== 0
}

export const hasPurpose = (extensions: Extensions, purpose: string): boolean => {
  const purposes = valueOf(extensions, ids.extendedKeyUsage)
  return purposes?.tag === sequenceTag && purposes.children.some((child) => identifierOf(child) === purpose)
}
