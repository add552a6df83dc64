import { checkCredential } from '@campus/proof/credential/credential.ts'
import { checkPdf } from '@campus/proof/verify/check-pdf.ts'
import type { ProofQuestion } from './proof-question.ts'

/** Here `self` is the end of a wire to the page, which the types of a window do not know. */
const page = self as unknown as Pick<MessagePort, 'postMessage'>

const answer = (question: ProofQuestion) =>
  question.about === 'pdf' ? checkPdf(question.bytes, question.trust) : checkCredential(question.text, question.trust)

/** Files of strangers are read here, apart from the page, which can end this program at any moment. */
self.addEventListener('message', ({ data }: MessageEvent<ProofQuestion>) => {
  answer(data).then(
    (findings) => page.postMessage(findings, []),
    () => page.postMessage(null, []),
  )
})
