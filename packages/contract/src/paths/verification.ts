import { path } from './path.ts'

/** Open to everybody: whether a document is genuine. */
export const verificationPaths = {
  verify: path<{ code?: string }>('/verify'),
  verifyOnPhone: path<{ code?: string }>('/verify_mobile'),
  /** Where the QR on a document leads. */
  scanned: path<{ code?: string }>('/pages/electronic/scanVerify'),
  right: path<{ id: string }>('/pages/electronic/verify_right'),
  rightOnPhone: path<{ id: string }>('/pages/electronic/verify_mobile_right'),
  wrong: path<{ id: string }>('/pages/electronic/verify_err'),
  wrongOnPhone: path<{ id: string }>('/pages/electronic/verify_mobile_err'),
  /** The whole result as a report, or a document that its holder shares. */
  result: path<{ id?: string; share?: string }>('/pages/electronic/verify_result'),
  log: path<{ about?: string; documentId?: string }>('/pages/electronic/verify_log'),
  /** How to trust a school's root in a PDF reader. */
  trust: path<{ schoolId?: string }>('/pages/electronic/trust'),
}
