import { hasServiceWorker } from '../../../offline/keep-offline.ts'
import { askWorker } from './ask-worker.ts'
import type { ProofAnswers, ProofQuestion } from './proof-question.ts'

const longest = 30_000

const begin = () => new Worker(new URL('./proof-worker.ts', import.meta.url), { type: 'module', name: 'proof' })

let spare: Worker | undefined

/** A worker ahead of the first file. It is fetched once the app's files are being kept, so that it is there without network too. */
export const prepareWorker = async (): Promise<void> => {
  if (!(await hasServiceWorker())) return
  spare ??= begin()
  spare.addEventListener('error', () => {
    spare = undefined
  })
}

const takeWorker = () => {
  const worker = spare ?? begin()
  spare = undefined
  return worker
}

/** Only over https does a browser have what it takes to check a signature. */
export const mayCheckHere = (): boolean => window.isSecureContext

export const checkApart = async <Question extends ProofQuestion>(
  question: Question,
  signal: AbortSignal,
): Promise<ProofAnswers[Question['about']]> => {
  const transfer = question.about === 'pdf' ? [question.bytes.buffer as ArrayBuffer] : []
  return (await askWorker(takeWorker(), question, { transfer, within: longest, signal })) as ProofAnswers[Question['about']]
}
