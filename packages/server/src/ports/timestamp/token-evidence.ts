import { id_signedData, SignedData } from '@peculiar/asn1-cms'
import { AsnConvert } from '@peculiar/asn1-schema'
import { TimeStampToken } from '@peculiar/asn1-tsp'
import { Certificate, CertificateList, CRLDistributionPoints, id_ce_cRLDistributionPoints } from '@peculiar/asn1-x509'
import { fetchBounded } from '../../platform/http-client/fetch-bounded.ts'
import { OutsideFailure } from '../../platform/http-client/outside-failure.ts'

type Bytes = Uint8Array<ArrayBuffer>

const provider = 'timestamp'

const certificatesIn = (token: Bytes): Certificate[] => {
  const { contentType, content } = AsnConvert.parse(token, TimeStampToken)
  if (contentType !== id_signedData) return []
  return [...(AsnConvert.parse(content, SignedData).certificates ?? [])].flatMap(({ certificate }) => (certificate ? [certificate] : []))
}

/** Where the issuer of a certificate publishes what it revoked; a root names nothing. */
const listAddressesOf = ({ tbsCertificate }: Certificate): string[] => {
  const extension = tbsCertificate.extensions?.find(({ extnID }) => extnID === id_ce_cRLDistributionPoints)
  const points = extension ? [...AsnConvert.parse(extension.extnValue.buffer, CRLDistributionPoints)] : []
  const addresses = points.flatMap(({ distributionPoint }) => distributionPoint?.fullName ?? [])
  return addresses.flatMap(({ uniformResourceIdentifier }) => uniformResourceIdentifier ?? []).filter((url) => /^https?:/.test(url))
}

const keepMs = 3_600_000
const kept = new Map<string, { readonly list: Bytes; readonly until: number }>()

/** A list is fetched once an hour at most: documents are made by the hundred. */
const fetchList = async (url: string): Promise<Bytes> => {
  const known = kept.get(url)
  if (known && known.until > Date.now()) return known.list
  const response = await fetchBounded(provider, url)
  const list = new Uint8Array(await response.arrayBuffer())
  try {
    if (response.status === 200) AsnConvert.parse(list, CertificateList)
  } catch {
    throw new OutsideFailure(provider, 'unreachable', 'its revocation list is none', url)
  }
  if (response.status !== 200) throw new OutsideFailure(provider, 'unreachable', 'gives no revocation list', `HTTP ${response.status}`)
  kept.set(url, { list, until: Date.now() + keepMs })
  return list
}

/** What proves a token when its authority is gone: its certificates up to the root, and the revocation lists that these name. */
export const collectEvidence = async (token: Bytes, roots: readonly string[]) => {
  const certificates = certificatesIn(token)
  const sent = certificates.map((certificate) => Buffer.from(AsnConvert.serialize(certificate)).toString('base64'))
  const addresses = certificates.flatMap((certificate) => listAddressesOf(certificate).slice(0, 1))
  return {
    certificates: [...new Set([...sent, ...roots])].map((text) => new Uint8Array(Buffer.from(text, 'base64'))),
    revocationLists: await Promise.all([...new Set(addresses)].map(fetchList)),
  }
}
