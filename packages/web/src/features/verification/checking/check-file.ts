import type { Outcome } from '@campus/contract/verification/outcome.ts'
import type { Trust } from '@campus/contract/verification/trust.ts'
import { verifyCredential, verifyDigest } from '@campus/contract/verification/verify.ts'
import { isForTheRecord } from '@campus/proof/verify/signature/verdict.rules.ts'
import { send } from '../../../api/send.ts'
import { WorkerFailure } from './ask-worker.ts'
import { checkApart } from './check-apart.ts'
import { readerSchool } from './reader-school.ts'
import { ofCredential, ofPdf, type ShownOutcome } from './shown-outcome.ts'
import { readTrust } from './trust-list.ts'

/** What this device found out, and how the school is asked the rest; without `ask` nothing is left to ask. */
interface OwnCheck {
  readonly own: ShownOutcome
  readonly ask: ((signal: AbortSignal) => Promise<Outcome>) | undefined
}

const now = () => ({ checkedAt: new Date().toISOString(), readerSchoolId: readerSchool().schoolId })

/** A file that takes too long is one that cannot be read; anything else that goes wrong is no fault of the file. */
const unlessLate = (error: unknown) => {
  if (error instanceof WorkerFailure && error.kind === 'late') return null
  throw error
}

const checkPdf = async (file: Blob, trust: Trust, signal: AbortSignal): Promise<OwnCheck> => {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const findings = await checkApart({ about: 'pdf', bytes, trust }, signal).catch(unlessLate)
  const own = ofPdf(findings, trust.schools, now())
  if (!findings || !isForTheRecord(findings)) return { own, ask: undefined }
  const { sha256 } = findings
  return { own, ask: (signal) => send(verifyDigest, { sha256, ...readerSchool() }, { signal, withToken: true }) }
}

const checkCredential = async (file: Blob, trust: Trust, signal: AbortSignal): Promise<OwnCheck> => {
  const credential = await file.text()
  const findings = await checkApart({ about: 'credential', text: credential, trust }, signal).catch(unlessLate)
  const own = ofCredential(findings, now())
  if (findings?.kind !== 'genuine') return { own, ask: undefined }
  return { own, ask: (signal) => send(verifyCredential, { credential, ...readerSchool() }, { signal, withToken: true }) }
}

const checks = { pdf: checkPdf, credential: checkCredential }

/** Reads and judges a file on this device; of a PDF only its digest is asked about afterwards. */
export const checkFile = async (file: Blob, kind: keyof typeof checks, signal: AbortSignal): Promise<OwnCheck> =>
  checks[kind](file, await readTrust(signal), signal)
