import type { KeyPurpose } from '@campus/contract/documents/console/signing-keys.ts'
import { type CertificateOrder, type Certified, makeCertificate } from './certificate.ts'

/**
 * The whole chain of a school: root (20 years) -> issuing authority (10) -> signer of documents and signer of codes (3).
 * Codes are always signed with P-256, because a QR holds no longer signature.
 */
export const makeChain = async (order: Omit<CertificateOrder, 'purpose' | 'authority'>): Promise<Record<KeyPurpose, Certified>> => {
  const under = ({ certificate, privateKey }: Certified) => ({ ...order, authority: { certificate, key: privateKey } })
  const root = await makeCertificate({ ...order, purpose: 'root' })
  const issuing = await makeCertificate({ ...under(root), purpose: 'issuing' })
  const signer = await makeCertificate({ ...under(issuing), purpose: 'signer' })
  const code = await makeCertificate({ ...under(issuing), purpose: 'code', algorithm: 'p256' })
  return { root, issuing, signer, code }
}
