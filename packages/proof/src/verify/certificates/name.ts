import type { Der } from '../../asn1/der.ts'
import { ids } from '../../asn1/object-identifiers.ts'
import { tags } from '../../asn1/primitives.ts'
import { identifierOf } from '../../asn1/values.ts'

const longest = 200

const decoderOf = (tag: number) => {
  if (tag === tags.utf8) return new TextDecoder('utf-8')
  return new TextDecoder(tag === tags.bmp ? 'utf-16be' : 'latin1')
}

/** A stranger chooses this text: what cannot be seen, or turns the direction of reading, is left out. */
const textOf = (der: Der): string => decoderOf(der.tag).decode(der.body).replace(/\p{C}/gu, '').slice(0, longest)

const findPart = (name: Der, id: string): string | undefined => {
  for (const part of name.children.flatMap(({ children }) => children)) {
    const [type, value] = part.children
    if (type?.tag === tags.identifier && value && identifierOf(type) === id) return textOf(value)
  }
  return undefined
}

/** What a person would call the bearer of a distinguished name. */
export const calledName = (name: Der): string => findPart(name, ids.commonName) ?? findPart(name, ids.organization) ?? ''
