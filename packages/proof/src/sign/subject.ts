import { AttributeTypeAndValue, AttributeValue, Name, RelativeDistinguishedName } from '@peculiar/asn1-x509'
import { ids } from '../asn1/object-identifiers.ts'

/** X.520 allows no more in one part of a name. */
const maxCharacters = 64

const cut = (text: string, length: number) => Array.from(text).slice(0, length).join('').trim()

const part = (type: string, text: string) =>
  new RelativeDistinguishedName([new AttributeTypeAndValue({ type, value: new AttributeValue({ utf8String: text }) })])

/** The school's own name as organisation; the English one in the common name, which readers show everywhere in the world. */
export const subjectOf = ({ name, nameEn }: { readonly name: string; readonly nameEn: string }, title: string): Name =>
  new Name([
    part(ids.organization, cut(name, maxCharacters)),
    part(ids.commonName, `${cut(nameEn || name, maxCharacters - title.length - 1)} ${title}`),
  ])

/** The common name of a subject or an issuer, for people. */
export const commonNameOf = (name: Name): string =>
  name
    .flatMap((part) => [...part])
    .find(({ type }) => type === ids.commonName)
    ?.value.toString() ?? ''
