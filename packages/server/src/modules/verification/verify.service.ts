import { buffer } from 'node:stream/consumers'
import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import { Outcome } from '@campus/contract/verification/outcome.ts'
import type {
  scanVerifyCode,
  verificationOutcome,
  verifyCode,
  verifyCredential,
  verifyDigest,
  verifyFile,
} from '@campus/contract/verification/verify.ts'
import { readCode } from '@campus/proof/code/code.ts'
import { checkCredential } from '@campus/proof/credential/credential.ts'
import type { PdfFindings } from '@campus/proof/verify/check-pdf.ts'
import { isForTheRecord } from '@campus/proof/verify/signature/verdict.rules.ts'
import type { Ctx } from '../../context/context.ts'
import type { Upload } from '../../http/route.ts'
import { ChildFailed } from '../../platform/process/child.ts'
import { PoolBusy } from '../../platform/process/child-pool.ts'
import { refuse } from '../../platform/refuse.ts'
import { later } from '../../platform/time/clock.ts'
import { requireCaptcha } from '../account/captcha/captcha.service.ts'
import { documentByCode, documentById, documentBySerial, documentBySha, isSameCredential } from '../documents/issued/issued.service.ts'
import { trustOf } from '../documents/keys/keys.service.ts'
import { dropBlobLater } from '../files/unused-blob.service.ts'
import { limitChecks } from './check-limits.ts'
import { noteOutcome, recordStateOf } from './note-outcome.service.ts'
import { judgeDigest, judgeFile, judgeRecord, judgeSigned } from './outcome.rules.ts'
import { findOutcome } from './verification.repository.ts'

const reportSeconds = 30 * 24 * 3600

/** A file that breaks its reader, or keeps it busy for longer than any honest one, cannot be read. */
const checkBounded = async (ctx: Ctx, bytes: Uint8Array, sha256: string): Promise<PdfFindings> => {
  try {
    return await ctx.services.pdfChecker.check(bytes, await trustOf(ctx))
  } catch (error) {
    if (error instanceof PoolBusy) throw refuse('try_later')
    if (!(error instanceof ChildFailed)) throw error
    ctx.services.log.warn({ sha256 }, 'a file ended the process that checked it')
    const nothing = { integrity: 'cannot_tell', signedBy: null, authority: null, schoolId: null, signer: null } as const
    return { ...nothing, verdict: 'unreadable', checks: [{ name: 'readable', isPassed: false }], sha256 }
  }
}

export const checkFile = async (
  ctx: Ctx,
  { files, schoolId: readerSchoolId }: InputOf<typeof verifyFile> & { readonly files: readonly Upload[] },
): Promise<OutputOf<typeof verifyFile>> => {
  const [upload] = files
  if (!upload) throw refuse('upload_failed')
  // The upload lies in the store under its digest, where the same file of ours may lie too; it goes when nothing needs it.
  await dropBlobLater(ctx, upload.blobKey)
  const content = await ctx.services.blobs.get(upload.blobKey)
  if (!content) throw refuse('upload_failed')
  const findings = await checkBounded(ctx, await buffer(content), upload.blobKey)
  const document = isForTheRecord(findings) ? await documentBySha(ctx, findings.sha256) : undefined
  const judgement = judgeFile(findings, recordStateOf(document))
  const { signer, schoolId, authority } = findings
  return noteOutcome(ctx, { way: 'file', judgement, document, signer, schoolId, authority, readerSchoolId })
}

export const checkDigest = async (
  ctx: Ctx,
  { sha256, schoolId: readerSchoolId }: InputOf<typeof verifyDigest>,
): Promise<OutputOf<typeof verifyDigest>> => {
  await limitChecks(ctx, 'record')
  const document = await documentBySha(ctx, sha256)
  return noteOutcome(ctx, { way: 'browser', judgement: judgeDigest(recordStateOf(document)), document, readerSchoolId })
}

/** A wrong code is reported to the person who typed it, not logged as a check: it names no document. */
export const checkCode = async (
  ctx: Ctx,
  { code, captchaId, answer, work }: InputOf<typeof verifyCode>,
): Promise<OutputOf<typeof verifyCode>> => {
  await limitChecks(ctx, 'code')
  await requireCaptcha(ctx, { captchaId, ...(answer ? { answer } : {}), ...(work ? { work } : {}) })
  const document = await documentByCode(ctx, code)
  const state = recordStateOf(document)
  if (!state) throw refuse('anti_forgery_wrong')
  return noteOutcome(ctx, { way: 'code', judgement: judgeRecord(state), document })
}

export const checkScanned = async (
  ctx: Ctx,
  { code, schoolId: readerSchoolId }: InputOf<typeof scanVerifyCode>,
): Promise<OutputOf<typeof scanVerifyCode>> => {
  await limitChecks(ctx, 'record')
  const findings = await readCode(code, await trustOf(ctx))
  if (findings.kind === 'malformed') throw refuse('credential_unknown')
  if (findings.kind !== 'genuine')
    return noteOutcome(ctx, { way: 'scan', judgement: judgeSigned(findings.kind, undefined), document: undefined })
  const { payload, school } = findings
  const document = await documentBySerial(ctx, school.id, payload.serial)
  const isTheSame = document?.factsSha256.startsWith(payload.factsHash) === true
  const judgement = judgeSigned('genuine', isTheSame ? recordStateOf(document) : undefined)
  return noteOutcome(ctx, { way: 'scan', judgement, document, schoolId: school.id, readerSchoolId })
}

export const checkCredentialText = async (
  ctx: Ctx,
  { credential, schoolId: readerSchoolId }: InputOf<typeof verifyCredential>,
): Promise<OutputOf<typeof verifyCredential>> => {
  await limitChecks(ctx, 'record')
  const findings = await checkCredential(credential, await trustOf(ctx))
  if (findings.kind === 'malformed') throw refuse('credential_unknown')
  if (findings.kind !== 'genuine')
    return noteOutcome(ctx, { way: 'credential', judgement: judgeSigned(findings.kind, undefined), document: undefined })
  const document = await documentById(ctx, findings.documentId)
  const isTheSame = document !== undefined && (await isSameCredential(ctx, document.id, findings.canonical))
  const judgement = judgeSigned('genuine', isTheSame ? recordStateOf(document) : undefined)
  return noteOutcome(ctx, { way: 'credential', judgement, document, schoolId: findings.school.id, readerSchoolId })
}

export const readOutcome = async (ctx: Ctx, { id }: InputOf<typeof verificationOutcome>): Promise<OutputOf<typeof verificationOutcome>> => {
  const row = await findOutcome(ctx.sql, id, later(ctx.now(), -reportSeconds))
  if (!row) throw refuse('not_found')
  return Outcome.parse(row.outcome)
}
