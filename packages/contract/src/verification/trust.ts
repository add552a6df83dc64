import { z } from 'zod'
import { call } from '../call.ts'
import { Id, Instant } from '../fields.ts'
import { Titled } from '../school/schools.ts'

/** Everything public that a check needs, so that a browser can do it by itself, also without network. */
export const Trust = z.object({
  madeAt: Instant,
  schools: z.array(
    Titled.extend({
      id: Id,
      /** The root certificate, DER in base64, and its SHA-256 to compare with what the school publishes elsewhere. */
      root: z.string(),
      rootFingerprint: z.string(),
      /** Serial numbers (hex) of certificates that were revoked, and since when. */
      revoked: z.array(z.object({ serial: z.string(), since: Instant })),
      /** Keys that sign QR codes and credentials: SPKI in base64. */
      keys: z.array(
        z.object({ id: z.string(), publicKey: z.string(), validFrom: Instant, validTo: Instant, revokedAt: Instant.nullable() }),
      ),
    }),
  ),
  /** Authorities outside whose signatures are known here, by their root certificates (DER in base64). */
  authorities: z.array(z.object({ name: z.string(), root: z.string() })).default([]),
  /** Roots of the time-stamp authorities whose word about a time counts. */
  timestampRoots: z.array(z.string()).default([]),
})
export type Trust = z.infer<typeof Trust>

export const trustList = call({
  method: 'GET',
  path: '/verification/trust',
  who: 'public',
  summary: 'The roots, keys and revocations of the schools here, and the known external authorities.',
  output: Trust,
})

const OfSchool = z.object({ schoolId: Id })

export const rootCertificate = call({
  method: 'GET',
  path: '/verification/schools/{schoolId}/root.cer',
  who: 'public',
  summary: 'The root certificate of a school, to be trusted in a PDF reader.',
  params: OfSchool,
  output: { raw: 'bytes', contentType: 'application/pkix-cert' },
})

export const revocationList = call({
  method: 'GET',
  path: '/verification/schools/{schoolId}/revocations/{authority}',
  who: 'public',
  summary: 'The revocation list of the root or of the issuing authority of a school; an earlier authority is named by its serial number.',
  params: OfSchool.extend({ authority: z.string().regex(/^(root|issuing|[0-9a-f]{32})$/, 'wrong') }),
  output: { raw: 'bytes', contentType: 'application/pkix-crl' },
})

export const didDocument = call({
  method: 'GET',
  path: '/verification/schools/{schoolId}/did.json',
  who: 'public',
  summary: 'The did:web document of a school, with the keys that sign its credentials.',
  params: OfSchool,
  output: { raw: 'bytes', contentType: 'application/did+json' },
})
