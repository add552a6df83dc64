import { concat, integer, nothing, octets, oid, sequence } from '../../asn1/write-der.ts'
import { digest, type Signer } from '../../sign/signed-data.ts'
import { type Attack, withstand } from './attack-table.ts'
import { makeOddChain, time, withTag } from './odd-certificates.ts'
import { attribute, attributeIds, type CmsForm, data, makeOddCms, sha1, sha256, sha512 } from './odd-cms.ts'
import { makeOddFile } from './odd-file.ts'
import { now, trustIn } from './school.ts'

type Bytes = Uint8Array<ArrayBuffer>

const signer = await makeOddChain()
const stranger = await makeOddChain()
const rsaSigner = await makeOddChain({}, 'rsa2048')

const fileWith = (cms: (content: Bytes, signer: Signer) => Promise<Bytes>) => () => makeOddFile(signer, { cms })
const odd = (form: CmsForm) => fileWith((content, signer) => makeOddCms(content, signer, form))

const without = (index: number): CmsForm => ({ signed: (usual) => usual.filter((_, at) => at !== index) })
const instead = (index: number, other: Bytes): CmsForm => ({ signed: (usual) => usual.with(index, other) })

const naming = async (certificate: Bytes) =>
  attribute(attributeIds.signingCertificate, sequence(sequence(sequence(octets(await digest(certificate))))))
const sha512Naming = attribute(
  attributeIds.signingCertificate,
  sequence(sequence(sequence(sequence(oid('2.16.840.1.101.3.4.2.3')), octets(new Uint8Array(64))))),
)
const ecdsaWithSha512 = sequence(oid('1.2.840.10045.4.3.4'))
const rsaAlone = sequence(oid('1.2.840.113549.1.1.1'), nothing)
/** Version 1 does not name its version: the rest does not matter. */
const oldCertificate = sequence(sequence(integer(1), sha256), sha256, withTag(0x03, Uint8Array.of(0)))
const otherType = oid('1.2.840.113549.1.9.16.1.4')
const otherContent = attribute(attributeIds.contentType, otherType)

/** What a school never writes: somebody changed it. */
const forms: readonly [name: string, form: CmsForm][] = [
  ['names another kind of content', instead(0, otherContent)],
  ['does not name the kind of content', without(0)],
  ['does not name the digest', without(1)],
  ['does not name the certificate', without(2)],
  ['names the certificate of somebody else', instead(2, await naming(stranger.certificates[0] ?? new Uint8Array(0)))],
  ['names the digest of something else', instead(1, attribute(attributeIds.messageDigest, octets(new Uint8Array(32))))],
  ['names an empty digest', instead(1, attribute(attributeIds.messageDigest, octets(new Uint8Array(0))))],
  ['has its attributes in another order than DER wants', { isUnsorted: true, signed: (usual) => usual.toReversed() }],
  ['is signed with another digest', { hash: 'SHA-512', signerDigest: sha512, signatureAlgorithm: ecdsaWithSha512 }],
  ['announces another digest', { digestAlgorithms: [sha512] }],
  ['announces two digests', { digestAlgorithms: [sha256, sha512] }],
  ['announces no digest', { digestAlgorithms: [] }],
  ['is of another version', { version: 3 }],
  ['has a signer of another version', { signerVersion: 3 }],
  ['has the certificate of a stranger among the others', { certificates: (usual) => [...usual, ...stranger.certificates.slice(0, 1)] }],
  ['has a certificate twice', { certificates: (usual) => [...usual, ...usual.slice(-1)] }],
  ['carries revocations', { revocations: sequence(integer(1)) }],
  ['has an unsigned attribute', { unsigned: () => [attribute('1.2.3.4', integer(1))] }],
]

/** What is not supported here says nothing about a change, whoever signed. */
const unsupported: readonly [name: string, form: CmsForm][] = [
  ['carries its own content', { carried: Uint8Array.of(1, 2, 3) }],
  ['carries an empty content', { carried: new Uint8Array(0) }],
  ['is over another kind of content than it names', { contentType: otherType, ...instead(0, attribute(attributeIds.contentType, data)) }],
  ['is over another kind of content', { contentType: otherType }],
  ['has two signers', { signers: (usual) => [usual, sequence(usual)] }],
  ['has the same signer twice', { signers: (usual) => [usual, usual] }],
  ['has no signer', { signers: () => [] }],
  ['has no signed attributes', { hasNoSigned: true }],
  ['names the certificate by another digest', instead(2, sha512Naming)],
  ['names two digests', instead(1, attribute(attributeIds.messageDigest, octets(new Uint8Array(32)), octets(new Uint8Array(31))))],
  ['names the kind of content twice', { signed: (usual) => [...usual, otherContent] }],
  ['names an unknown attribute twice', { signed: (usual) => [...usual, attribute('1.2.3', integer(1)), attribute('1.2.3', integer(2))] }],
  ['names an unknown attribute with two values', { signed: (usual) => [...usual, attribute('1.2.3', integer(1), integer(2))] }],
  ['is signed with a digest that is no longer safe', { digestAlgorithms: [sha1], signerDigest: sha1 }],
  ['is signed with two digests', { signatureAlgorithm: ecdsaWithSha512, hash: 'SHA-512' }],
  ['has something else among the certificates', { certificates: (usual) => [...usual, withTag(0xa1, integer(1))] }],
  ['names its signer by the identifier of the key', { signerName: withTag(0x80, new Uint8Array(20)) }],
  ['has a certificate of version 1', { certificates: (usual) => [...usual, oldCertificate] }],
]

/** The same in the older spelling that has no length at the outside. */
const indefinite = (cms: Bytes) => {
  const head = cms.length - (cms.length - (cms[1] === 0x82 ? 4 : 3))
  return concat([Uint8Array.of(0x30, 0x80), cms.subarray(head), Uint8Array.of(0, 0)])
}

const onSigned = (change: (cms: Bytes) => Bytes) => fileWith(async (content, signer) => change(await makeOddCms(content, signer)))

withstand(trustIn(signer.root), [
  ['a CMS has nothing odd', odd({}), 'sound'],
  ['a CMS tells its time', odd({ signed: (usual) => [...usual, attribute(attributeIds.signingTime, time(now))] }), 'tampered'],
  [
    'a CMS tells a time at which nobody was certified',
    odd({ signed: (usual) => [...usual, attribute(attributeIds.signingTime, time(new Date('2019-01-01')))] }),
    'tampered',
  ],
  ...forms.map(([name, form]): Attack => [`a CMS ${name}`, odd(form), 'tampered']),
  ...unsupported.map(([name, form]): Attack => [`a CMS ${name}`, odd(form), 'undecided']),
  ['a CMS is without its root', odd({ certificates: (usual) => usual.slice(0, -1) }), 'untrusted'],
  ['a CMS is without its signer', odd({ certificates: (usual) => usual.slice(1) }), 'undecided'],
  ['a CMS has no certificates', odd({ certificates: () => [] }), 'undecided'],
  ['a CMS is of another document', fileWith((_, signer) => makeOddCms(Uint8Array.of(1), signer)), 'tampered'],
  ['a CMS is in an older spelling', onSigned(indefinite), 'undecided'],
  ['a CMS has a length longer than needed', onSigned((cms) => concat([Uint8Array.of(0x30, 0x83, 0), cms.subarray(2)])), 'undecided'],
  ['a CMS is cut off', onSigned((cms) => cms.slice(0, -20)), 'tampered'],
  ['a CMS has something behind it', onSigned((cms) => concat([cms, Uint8Array.of(1)])), 'tampered'],
  ['a CMS is no CMS', fileWith(() => Promise.resolve(sequence(oid('1.2.840.113549.1.7.1')))), 'undecided'],
  ['a CMS is one number', fileWith(() => Promise.resolve(integer(1))), 'tampered'],
  ['a CMS names RSA and its digest', () => makeOddFile(rsaSigner), 'sound', trustIn(rsaSigner.root)],
  [
    'a CMS names RSA alone',
    () => makeOddFile(rsaSigner, { cms: (content, signer) => makeOddCms(content, signer, { signatureAlgorithm: rsaAlone }) }),
    'tampered',
    trustIn(rsaSigner.root),
  ],
])
