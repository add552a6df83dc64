import type { Trust } from '@campus/contract/verification/trust.ts'
import { makeRevocationList } from '@campus/proof/sign/revocation-list.ts'
import { signPdf } from '@campus/proof/sign/sign-pdf.ts'
import type { Ctx } from '../../../context/context.ts'
import { sha256 } from '../../../platform/crypto/digest.ts'
import { activeChain } from './chain.service.ts'
import { type KeyRow, listSchoolsWithoutChain } from './key.repository.ts'
import { openKey } from './opened-keys.ts'
import { publicHalf } from './public-half.ts'
import { listPublished, listRevokedBy } from './published-key.repository.ts'

/** Makes the chain of a school where there is none yet. */
export const ensureChain = async (ctx: Ctx, schoolId: string): Promise<void> => {
  await activeChain(ctx, schoolId)
}

/** At the start of the server, so that nobody waits for it later. */
export const ensureChains = async (ctx: Ctx): Promise<void> => {
  for (const { id } of await listSchoolsWithoutChain(ctx.sql)) await ensureChain(ctx, id)
}

const wholeSecond = (time: Date) => new Date(Math.floor(time.getTime() / 1000) * 1000)

/** What the school itself has revoked, as its authorities say it at this moment. */
const ownRevocations = (ctx: Ctx, authorities: readonly KeyRow[], now: Date) =>
  Promise.all(
    authorities.map(async (row) => {
      const authority = { certificate: new Uint8Array(row.certificate), key: await openKey(ctx.services.secretBox, row) }
      return makeRevocationList(authority, await listRevokedBy(ctx.sql, row.id), now)
    }),
  )

/**
 * Certifies a document in the name of its school. Where a time-stamp authority is configured, its failure is the failure of the signature:
 * a school that promises B-LTA never gives less.
 */
export const signDocument = async (
  ctx: Ctx,
  schoolId: string,
  pdf: Uint8Array,
  { name, reason }: { readonly name: string; readonly reason: string },
): Promise<{ bytes: Uint8Array<ArrayBuffer>; signerId: string; signedAt: Date }> => {
  const { secretBox, timestamps } = ctx.services
  const { signer, issuing, root } = await activeChain(ctx, schoolId)
  // What the file says has no fractions.
  const signedAt = wholeSecond(ctx.now())
  if (signer.valid_to <= signedAt) throw new Error(`the root certificate of school ${schoolId} has ended: nothing can be signed`)
  const certificates = [signer, issuing, root].map(({ certificate }) => new Uint8Array(certificate))
  const longTerm = timestamps && { timestamps, revocationLists: () => ownRevocations(ctx, [root, issuing], signedAt) }
  const bytes = await signPdf(pdf, { key: await openKey(secretBox, signer), certificates }, { signedAt, name, reason, longTerm })
  return { bytes, signerId: signer.id, signedAt }
}

/** The key that signs codes and credentials, always P-256. */
export const codeKey = async (ctx: Ctx, schoolId: string): Promise<{ id: string; key: CryptoKey }> => {
  const { code } = await activeChain(ctx, schoolId)
  const { keyId } = await publicHalf(code)
  return { id: keyId, key: await openKey(ctx.services.secretBox, code) }
}

type Published = Awaited<ReturnType<typeof listPublished>>[number]

const presentCodeKey = async (row: Published) => {
  const { keyId, publicKey } = await publicHalf(row)
  return {
    id: keyId,
    publicKey: Buffer.from(publicKey).toString('base64'),
    validFrom: row.valid_from.toISOString(),
    validTo: row.valid_to.toISOString(),
    revokedAt: row.revoked_since?.toISOString() ?? null,
  }
}

/** Everything public that a check needs, of all schools here. */
export const trustOf = async (ctx: Ctx): Promise<Trust> => {
  const schools = Map.groupBy(await listPublished(ctx.sql), ({ school_id }) => school_id)
  const present = async ([id, rows]: [string, Published[]]) => {
    const root = rows.find(({ purpose }) => purpose === 'root')
    if (!root) return []
    return [
      {
        id,
        name: root.name,
        nameEn: root.name_en,
        nameTw: root.name_tw,
        root: root.certificate.toString('base64'),
        rootFingerprint: sha256(root.certificate).toString('hex'),
        revoked: rows.flatMap(({ serial, revoked_since }) => (revoked_since ? [{ serial, since: revoked_since.toISOString() }] : [])),
        keys: await Promise.all(rows.filter(({ purpose }) => purpose === 'code').map(presentCodeKey)),
      },
    ]
  }
  const { knownRoots, timestamps } = ctx.services
  return {
    madeAt: ctx.now().toISOString(),
    schools: (await Promise.all([...schools].map(present))).flat(),
    authorities: [...knownRoots.signers],
    timestampRoots: [...new Set([...knownRoots.timestamps.map(({ root }) => root), ...((await timestamps?.roots()) ?? [])])],
  }
}
