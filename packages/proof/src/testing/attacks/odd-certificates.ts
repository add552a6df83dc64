import { concat, integer, octets, oid, sequence, setOf, tagged } from '../../asn1/write-der.ts'
import { algorithmFor } from '../../sign/sign-bytes.ts'
import { makeKeyPair, type SigningAlgorithm } from '../../sign/signing-key.ts'

type Bytes = Uint8Array<ArrayBuffer>

/** Any element: the octets' head is right for every tag. */
export const withTag = (tag: number, body: Uint8Array): Bytes => {
  const whole = octets(body)
  whole[0] = tag
  return whole
}

const text = (value: string) => withTag(0x0c, new TextEncoder().encode(value))
const yes = withTag(0x01, Uint8Array.of(0xff))
const bits = (bytes: Uint8Array) => withTag(0x03, concat([Uint8Array.of(0), bytes]))
export const time = (value: Date) => withTag(0x18, new TextEncoder().encode(`${value.toISOString().slice(0, 19).replaceAll(/\D/g, '')}Z`))

const named = (commonName: string) => sequence(setOf(sequence(oid('2.5.4.3'), text(commonName))))

export const extension = (id: string, isCritical: boolean, value: Uint8Array) =>
  sequence(oid(id), ...(isCritical ? [yes] : []), octets(value))
export const authority = (depth?: number) => extension('2.5.29.19', true, sequence(yes, ...(depth === undefined ? [] : [integer(depth)])))
export const usage = (flags: number) => extension('2.5.29.15', true, withTag(0x03, Uint8Array.of(0, flags)))
export const purposes = (...ids: string[]) => extension('2.5.29.37', false, sequence(...ids.map(oid)))

export const signing = 0xc0
export const certifying = 0x06
export const documentSigning = '1.3.6.1.5.5.7.3.36'

/** What a certificate says; a test changes one thing at a time. */
interface Plan {
  readonly name: string
  readonly issuerName: string
  readonly extensions: readonly Bytes[]
  readonly from: Date
  readonly to: Date
  readonly serial: number
}

/** A signature as CMS and certificates hold it, with any digest. */
export const signWith = async (key: CryptoKey, bytes: Bytes, hash = 'SHA-256'): Promise<Bytes> => {
  const { name } = key.algorithm
  const raw = new Uint8Array(await crypto.subtle.sign({ name, hash }, key, bytes))
  return name === 'ECDSA' ? sequence(integer(...raw.subarray(0, 32)), integer(...raw.subarray(32))) : raw
}

export const makeOddCertificate = async (plan: Plan, keys: CryptoKeyPair, issuerKey: CryptoKey): Promise<Bytes> => {
  const algorithm = algorithmFor(issuerKey)
  const tbs = sequence(
    tagged(0, integer(2)),
    integer(plan.serial),
    algorithm,
    named(plan.issuerName),
    sequence(time(plan.from), time(plan.to)),
    named(plan.name),
    new Uint8Array(await crypto.subtle.exportKey('spki', keys.publicKey)),
    tagged(3, sequence(...plan.extensions)),
  )
  return sequence(tbs, algorithm, bits(await signWith(issuerKey, tbs)))
}

const usual = { from: new Date('2026-01-01T00:00:00Z'), to: new Date('2030-01-01T00:00:00Z') }
const plans: Record<'root' | 'issuing' | 'signer', Plan> = {
  root: { ...usual, name: 'Root', issuerName: 'Root', serial: 1, extensions: [authority(1), usage(certifying)] },
  issuing: { ...usual, name: 'Issuing', issuerName: 'Root', serial: 2, extensions: [authority(0), usage(certifying)] },
  signer: { ...usual, name: 'Signer', issuerName: 'Issuing', serial: 3, extensions: [usage(signing), purposes(documentSigning)] },
}

export type Oddities = Partial<Record<keyof typeof plans, Partial<Plan>>>

/** A chain of three as a school has one, but for what a test wants to be odd about it. */
export const makeOddChain = async (oddities: Oddities = {}, signerAlgorithm: SigningAlgorithm = 'p256') => {
  const [rootKeys, issuingKeys, signerKeys] = await Promise.all([makeKeyPair('p256'), makeKeyPair('p256'), makeKeyPair(signerAlgorithm)])
  const root = await makeOddCertificate({ ...plans.root, ...oddities.root }, rootKeys, rootKeys.privateKey)
  const issuing = await makeOddCertificate({ ...plans.issuing, ...oddities.issuing }, issuingKeys, rootKeys.privateKey)
  const signer = await makeOddCertificate({ ...plans.signer, ...oddities.signer }, signerKeys, issuingKeys.privateKey)
  return { root, key: signerKeys.privateKey, certificates: [signer, issuing, root] }
}
