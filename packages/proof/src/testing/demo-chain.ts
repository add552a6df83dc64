import type { Trust } from '@campus/contract/verification/trust.ts'
import { makeChain } from '../sign/chain.ts'
import type { SigningAlgorithm } from '../sign/signing-key.ts'

/** The chain of a school, its signer, and what others need to trust it. */
export const demoChain = async (algorithm: SigningAlgorithm = 'p256', now = new Date()) => {
  const school = { name: '示范大学', nameEn: 'Demo University' }
  const chain = await makeChain({ algorithm, school, now, crlUrl: (authority) => `https://campus.example.edu.cn/revocations/${authority}` })
  const signer = {
    key: chain.signer.privateKey,
    certificates: [chain.signer.certificate, chain.issuing.certificate, chain.root.certificate],
  }
  const trust: Trust = {
    madeAt: now.toISOString(),
    authorities: [],
    timestampRoots: [],
    schools: [
      {
        id: '0197a000-0000-7000-8000-000000000001',
        ...school,
        nameTw: '示範大學',
        root: btoa(String.fromCharCode(...chain.root.certificate)),
        rootFingerprint: '',
        revoked: [],
        keys: [],
      },
    ],
  }
  return { chain, signer, trust }
}
