import { verificationPaths } from '@campus/contract/paths/verification.ts'
import { verifyCode } from '@campus/contract/verification/verify.ts'

const { verify, verifyOnPhone, scanned } = verificationPaths
const places = new Set<string>([verify.address, verifyOnPhone.address, scanned.address])

/** The signed code in what a camera has read: an address of ours or of the school's own name, or the bare code. */
export const codeIn = (text: string): string | undefined => {
  const bare = text.trim()
  if (/^[A-Za-z0-9_-]{60,2000}$/.test(bare)) return bare
  const [place = '', query = ''] = (bare.split('#')[1] ?? '').split('?', 2)
  return places.has(place) ? (new URLSearchParams(query).get('code') ?? undefined) : undefined
}

/** Whether it is the short code that people type, which needs a captcha. */
export const isTypedCode = (code: string): boolean => verifyCode.query.shape.code.safeParse(code).success
