import type { Trust } from '@campus/contract/verification/trust.ts'
import { curve } from '../code/code-key.ts'
import { toBase64Url } from '../encoding/base64.ts'

/** A school with one key for codes, created for each test. */
export const demoTrust = async () => {
  const pair = await crypto.subtle.generateKey(curve, true, ['sign', 'verify'])
  const spki = new Uint8Array(await crypto.subtle.exportKey('spki', pair.publicKey))
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', spki))
  const key = { id: toBase64Url(digest.subarray(0, 8)), key: pair.privateKey }
  const trust: Trust = {
    madeAt: '2026-11-15T00:00:00.000Z',
    authorities: [],
    timestampRoots: [],
    schools: [
      {
        id: '0197a000-0000-7000-8000-000000000001',
        name: '示范大学',
        nameEn: 'Demo University',
        nameTw: '示範大學',
        root: '',
        rootFingerprint: '',
        revoked: [],
        keys: [
          {
            id: key.id,
            publicKey: btoa(String.fromCharCode(...spki)),
            validFrom: '2026-01-01T00:00:00.000Z',
            validTo: '2030-01-01T00:00:00.000Z',
            revokedAt: null,
          },
        ],
      },
    ],
  }
  return { trust, key }
}
