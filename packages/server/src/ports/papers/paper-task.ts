import type { PaperKind } from '@campus/contract/identity/papers.ts'
import type { ReadPaper } from './paper-port.ts'

export interface PaperTask {
  readonly picture: Uint8Array
  readonly kind: PaperKind
}

export type PaperAnswer = ReadPaper | { readonly isBroken: true }
