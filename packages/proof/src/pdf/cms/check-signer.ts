import type { Trust } from '@campus/contract/verification/trust.ts'
import type { Certificate } from '../certificates/certificate.ts'
import { isExactly } from '../certificates/chain.rules.ts'
import { type Chain, findChain } from '../certificates/chain.ts'
import { ids } from '../der/object-identifiers.ts'
import { isOfOurForm } from './form.rules.ts'
import type { SignedData } from './signed-data.ts'
import { findCertificate, isSignedBy, namesContent, type Signer } from './signer.ts'
import { namesCertificate } from './signing-certificate.ts'

/** Who signed with a CMS, as far as it can be told from itself. */
interface SignerFindings {
  readonly signer: Signer
  readonly certificate: Certificate | undefined
  readonly chain: Chain | undefined
  readonly isFormOurs: boolean
}

export const findSigner = async (data: SignedData, trust: Trust): Promise<SignerFindings | undefined> => {
  const [signer] = data.signers
  if (!signer) return undefined
  const certificate = findCertificate(signer, data.certificates)
  const chain = certificate && (await findChain(certificate, data.certificates, trust))
  return { signer, certificate, chain, isFormOurs: isOfOurForm(data) && (!chain || isExactly(chain, data.certificates)) }
}

/** Whether the signature is over this content. Undefined when it is made in a way that is not known here. */
export const isOver = async ({ signer, certificate }: SignerFindings, content: Uint8Array<ArrayBuffer>): Promise<boolean | undefined> => {
  const isNamed = await namesContent(signer, ids.data, content)
  if (!isNamed) return isNamed
  if (!certificate) return undefined
  if (signer.signedAttributes.has(ids.signingCertificateV2) && !(await namesCertificate(signer, certificate))) return false
  return isSignedBy(signer, certificate)
}
