import { z } from 'zod'
import { call, Done } from '../../call.ts'
import { Id, Instant } from '../../fields.ts'

export const keyPurposes = ['root', 'issuing', 'signer', 'code'] as const
export const KeyPurpose = z.enum(keyPurposes)
export type KeyPurpose = z.infer<typeof KeyPurpose>

/** One certificate of the chain: root -> issuing authority -> document signer; `code` signs QR codes and credentials. */
const SigningKey = z.object({
  id: Id,
  purpose: KeyPurpose,
  algorithm: z.enum(['p256', 'rsa2048']),
  subject: z.string(),
  serial: z.string(),
  fingerprint: z.string(),
  validFrom: Instant,
  validTo: Instant,
  state: z.enum(['active', 'retired', 'revoked']),
  revokedAt: Instant.nullable(),
  /** From when on what it signed does not count. */
  revokedSince: Instant.nullable(),
  revokeReason: z.string(),
  /** How many certificates or documents it has signed; nobody counts codes. */
  signed: z.number().int().nullable(),
})

export const signingKeys = call({
  method: 'GET',
  path: '/console/documents/keys',
  who: ['admin', 'auditor'],
  summary: 'The certificates with which my school signs, the active ones first, and whether a time-stamp service is configured.',
  output: z.object({ keys: z.array(SigningKey), hasTimestamps: z.boolean(), rootAddress: z.string(), rootFingerprint: z.string() }),
  // A school's first look makes its keys.
  changesState: true,
})

export const rotateSigner = call({
  method: 'POST',
  path: '/console/documents/keys/rotate',
  who: ['admin'],
  proof: 'fresh',
  summary: 'Create a new key and certificate for the signer or for codes; what the old one signed stays valid.',
  body: z.object({ purpose: z.enum(['signer', 'code']) }),
  output: z.object({ id: Id }),
  idempotency: 'required',
})

export const revokeSigner = call({
  method: 'POST',
  path: '/console/documents/keys/revoke',
  who: ['admin'],
  proof: 'fresh',
  summary: 'Revoke a certificate that is no longer in use; its signatures from the given moment on are not trusted.',
  body: z.object({ id: Id, since: Instant, reason: z.string().trim().min(2).max(200) }),
  output: Done,
  refusals: ['signer_in_use', 'already_decided'],
  idempotency: 'required',
})
