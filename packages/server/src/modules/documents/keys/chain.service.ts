import type { KeyPurpose } from '@campus/contract/documents/console/signing-keys.ts'
import { type Authority, type Certified, makeCertificate } from '@campus/proof/sign/certificate.ts'
import { makeChain } from '@campus/proof/sign/chain.ts'
import type { SigningAlgorithm } from '@campus/proof/sign/signing-key.ts'
import { type Ctx, inTransaction } from '../../../context/context.ts'
import { record } from '../../audit/audit.service.ts'
import { requireSchool } from '../../school/school/school.service.ts'
import * as repository from './key.repository.ts'
import { shouldRenew } from './key.rules.ts'
import { encryptKey, openKey } from './opened-keys.ts'

export type Chain = Readonly<Record<KeyPurpose, repository.KeyRow>>

const orderFor = async (ctx: Ctx, schoolId: string) => {
  const { name, name_en } = await requireSchool(ctx, schoolId)
  return {
    algorithm: ctx.services.config.SIGNING_ALGORITHM,
    school: { name, nameEn: name_en },
    now: ctx.now(),
    crlUrl: (authority: string) => `${ctx.services.publicUrl}/verification/schools/${schoolId}/revocations/${authority}`,
  }
}

/** Codes are signed with P-256 alone, because a QR holds no longer signature. */
const algorithmOf = (purpose: KeyPurpose, wanted: SigningAlgorithm): SigningAlgorithm => (purpose === 'code' ? 'p256' : wanted)

const keep = async (ctx: Ctx, schoolId: string, purpose: KeyPurpose, made: Certified, issuedBy: string | null) => {
  const { serial, subject, validFrom, validTo, certificate, privateKey } = made
  const row = await repository.insertKey(ctx.sql, {
    school_id: schoolId,
    purpose,
    algorithm: algorithmOf(purpose, ctx.services.config.SIGNING_ALGORITHM),
    private_encrypted: await encryptKey(ctx.services.secretBox, privateKey, schoolId, serial),
    certificate: Buffer.from(certificate),
    serial,
    subject,
    issued_by: issuedBy,
    valid_from: validFrom,
    valid_to: validTo,
  })
  await record(ctx, { action: 'signing_key.make', subjectKind: 'signing_key', subjectId: row.id, schoolId, details: { purpose, serial } })
  return row
}

const findChain = async (ctx: Ctx, schoolId: string): Promise<Chain | undefined> => {
  const rows = new Map((await repository.listActive(ctx.sql, schoolId)).map((row) => [row.purpose, row]))
  const [root, issuing, signer, code] = [rows.get('root'), rows.get('issuing'), rows.get('signer'), rows.get('code')]
  return root && issuing && signer && code ? { root, issuing, signer, code } : undefined
}

const makeWhole = async (ctx: Ctx, schoolId: string): Promise<Chain> => {
  const made = await makeChain(await orderFor(ctx, schoolId))
  const root = await keep(ctx, schoolId, 'root', made.root, null)
  const issuing = await keep(ctx, schoolId, 'issuing', made.issuing, root.id)
  const signer = await keep(ctx, schoolId, 'signer', made.signer, issuing.id)
  return { root, issuing, signer, code: await keep(ctx, schoolId, 'code', made.code, issuing.id) }
}

const authorityOf = async (ctx: Ctx, row: repository.KeyRow): Promise<Authority> => ({
  certificate: new Uint8Array(row.certificate),
  key: await openKey(ctx.services.secretBox, row),
})

/** Puts a new key with its own certificate in the place of the one in use. */
const replace = async (ctx: Ctx, old: repository.KeyRow, above: repository.KeyRow): Promise<repository.KeyRow> => {
  const { purpose, school_id } = old
  const order = await orderFor(ctx, school_id)
  const made = await makeCertificate({
    ...order,
    purpose,
    algorithm: algorithmOf(purpose, order.algorithm),
    authority: await authorityOf(ctx, above),
  })
  await repository.retireKey(ctx.sql, old.id)
  return keep(ctx, school_id, purpose, made, above.id)
}

/** A new issuing authority certifies new signers at once, so that the active keys always form one chain. */
const replaceIssuing = async (ctx: Ctx, chain: Chain): Promise<Chain> => {
  const issuing = await replace(ctx, chain.issuing, chain.root)
  const signer = await replace(ctx, chain.signer, issuing)
  return { root: chain.root, issuing, signer, code: await replace(ctx, chain.code, issuing) }
}

const isDue = ({ purpose, valid_to }: repository.KeyRow, above: repository.KeyRow, now: Date) =>
  shouldRenew({ purpose, validTo: valid_to }, above.valid_to, now)

const isAnyDue = ({ root, issuing, signer, code }: Chain, now: Date) =>
  isDue(issuing, root, now) || isDue(signer, issuing, now) || isDue(code, issuing, now)

const renewDue = async (ctx: Ctx, chain: Chain): Promise<Chain> => {
  const now = ctx.now()
  const { root, issuing, signer, code } = chain
  if (isDue(issuing, root, now)) return replaceIssuing(ctx, chain)
  return {
    root,
    issuing,
    signer: isDue(signer, issuing, now) ? await replace(ctx, signer, issuing) : signer,
    code: isDue(code, issuing, now) ? await replace(ctx, code, issuing) : code,
  }
}

/** One after the other in a school; who waited sees what the one before has made. */
const underLock = <Answer>(ctx: Ctx, schoolId: string, action: (ctx: Ctx, chain: Chain) => Promise<Answer>): Promise<Answer> =>
  inTransaction(ctx, async (ctx) => {
    await repository.lockChain(ctx.sql, schoolId)
    return action(ctx, (await findChain(ctx, schoolId)) ?? (await makeWhole(ctx, schoolId)))
  })

/** The keys in use: made at their first use, and replaced in time before they end. */
export const activeChain = async (ctx: Ctx, schoolId: string): Promise<Chain> => {
  const chain = await findChain(ctx, schoolId)
  if (chain && !isAnyDue(chain, ctx.now())) return chain
  return underLock(ctx, schoolId, renewDue)
}

export const rotateKey = (ctx: Ctx, schoolId: string, purpose: 'signer' | 'code') =>
  underLock(ctx, schoolId, (ctx, chain) => replace(ctx, chain[purpose], chain.issuing))

export const renewIssuing = (ctx: Ctx, schoolId: string) => underLock(ctx, schoolId, replaceIssuing)
