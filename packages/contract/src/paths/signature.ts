import { path } from './path.ts'

export const signaturePaths = {
  /** From an application that wants a signature: which one it takes. `back` is the address of the application. */
  choose: path<{ back?: string }>('/pages/electronic/handwrittenSignature'),
  own: path('/pages/electronic/signature/signature'),
  /** `back` is where one goes with the new signature; without it, to one's own. */
  board: path<{ back?: string; method?: string }>('/pages/electronic/signature/signature_board'),
}
