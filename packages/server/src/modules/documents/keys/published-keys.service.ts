import type { InputOf } from '@campus/contract/call.ts'
import type { didDocument, revocationList, rootCertificate } from '@campus/contract/verification/trust.ts'
import { multikeyOf } from '@campus/proof/sign/public-key.ts'
import { makeRevocationList } from '@campus/proof/sign/revocation-list.ts'
import type { Ctx } from '../../../context/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { openKey } from './opened-keys.ts'
import { didOf, publicHalf } from './public-half.ts'
import * as repository from './published-key.repository.ts'

const bytes = (content: Uint8Array, contentType: string, name: string) => ({ content: Buffer.from(content), contentType, name })

export const readRoot = async (ctx: Ctx, { schoolId }: InputOf<typeof rootCertificate>) => {
  const [root] = await repository.listOfPurpose(ctx.sql, schoolId, 'root')
  if (!root) throw refuse('not_found')
  return bytes(root.certificate, 'application/pkix-cert', 'root.cer')
}

const keepMs = 60_000
const maxKept = 500
const kept = new Map<string, { readonly revoked: number; readonly until: number; readonly list: Uint8Array }>()

/** Signed again at most once a minute, and at once when something was revoked. */
export const readRevocations = async (ctx: Ctx, { schoolId, authority }: InputOf<typeof revocationList>) => {
  const row = await repository.findAuthority(ctx.sql, schoolId, authority)
  if (!row) throw refuse('not_found')
  const revoked = await repository.listRevokedBy(ctx.sql, row.id)
  const now = ctx.now()
  const known = kept.get(row.id)
  if (known && known.revoked === revoked.length && known.until > now.getTime())
    return bytes(known.list, 'application/pkix-crl', `${authority}.crl`)
  const key = await openKey(ctx.services.secretBox, row)
  const list = await makeRevocationList({ certificate: new Uint8Array(row.certificate), key }, revoked, now)
  if (kept.size >= maxKept) kept.clear()
  kept.set(row.id, { revoked: revoked.length, until: now.getTime() + keepMs, list })
  return bytes(list, 'application/pkix-crl', `${authority}.crl`)
}

/** A key that was revoked is still published, so that it is recognised as such, but it is not trusted any more. */
export const readDid = async (ctx: Ctx, { schoolId }: InputOf<typeof didDocument>) => {
  const keys = await repository.listOfPurpose(ctx.sql, schoolId, 'code')
  if (keys.length === 0) throw refuse('not_found')
  const did = didOf(ctx.services.publicUrl, schoolId)
  const methods = await Promise.all(
    keys.map(async (key) => {
      const { keyId, publicKey } = await publicHalf(key)
      return {
        id: `${did}#${keyId}`,
        type: 'Multikey',
        controller: did,
        publicKeyMultibase: multikeyOf(publicKey),
        ...(key.revoked_since ? { revoked: key.revoked_since.toISOString() } : {}),
      }
    }),
  )
  const document = {
    '@context': ['https://www.w3.org/ns/did/v1', 'https://w3id.org/security/multikey/v1'],
    id: did,
    verificationMethod: methods,
    assertionMethod: methods.filter((method) => !method.revoked).map(({ id }) => id),
  }
  return bytes(Buffer.from(`${JSON.stringify(document, null, 2)}\n`), 'application/did+json', 'did.json')
}
