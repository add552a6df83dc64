import type { Trust } from '@campus/contract/verification/trust.ts'
import type { CredentialFindings } from '@campus/proof/credential/credential.ts'
import type { PdfFindings } from '@campus/proof/verify/check-pdf.ts'

/** What is asked of the worker that checks files apart from the page. */
export type ProofQuestion =
  | { readonly about: 'pdf'; readonly bytes: Uint8Array; readonly trust: Trust }
  | { readonly about: 'credential'; readonly text: string; readonly trust: Trust }

/** `null` when the check itself fell over the file. */
export interface ProofAnswers {
  readonly pdf: PdfFindings | null
  readonly credential: CredentialFindings | null
}
