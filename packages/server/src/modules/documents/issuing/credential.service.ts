import { proveCredential } from '@campus/proof/credential/credential.ts'
import type { Ctx } from '../../../context/context.ts'
import { codeKey } from '../keys/keys.service.ts'
import { didOf } from '../keys/public-half.ts'
import { type CredentialSubject, credentialOf } from './credential.rules.ts'

/** A document as a Verifiable Credential with the proof of its school. */
export const credentialFor = async (ctx: Ctx, schoolId: string, subject: CredentialSubject): Promise<string> => {
  const issuer = didOf(ctx.services.publicUrl, schoolId)
  const key = await codeKey(ctx, schoolId)
  const proven = await proveCredential(credentialOf(subject, issuer), key, `${issuer}#${key.id}`, subject.issuedAt)
  return `${JSON.stringify(proven, null, 2)}\n`
}
