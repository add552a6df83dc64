import { attendancePaths } from '@campus/contract/paths/attendance.ts'
import { messagesPaths } from '@campus/contract/paths/messages.ts'
import { shellPaths } from '@campus/contract/paths/shell.ts'
import { verificationPaths } from '@campus/contract/paths/verification.ts'
import type { ScanResult } from '@campus/contract/scan/scan.ts'

/** What a code contains by itself; the owner of a card is only in the encrypted part. */
type Understood = Exclude<ScanResult, { kind: 'person' }> | { kind: 'card'; code: string }
type CodeKind = Extract<Understood, { code: string }>['kind']

/** The screens that codes of our own lead to, and the parameter that carries the code. */
const codeScreens: readonly { readonly address: string; readonly parameter: string; readonly kind: CodeKind }[] = [
  { address: messagesPaths.scanLogin.address, parameter: 'code', kind: 'pc_login' },
  { address: messagesPaths.scan.address, parameter: 'card', kind: 'card' },
  { address: verificationPaths.verify.address, parameter: 'code', kind: 'verification' },
  { address: verificationPaths.verifyOnPhone.address, parameter: 'code', kind: 'verification' },
  { address: verificationPaths.scanned.address, parameter: 'code', kind: 'verification' },
  { address: shellPaths.bridge.address, parameter: 'code', kind: 'pick_up' },
  { address: shellPaths.bridge.address, parameter: 'terminal', kind: 'terminal' },
  { address: attendancePaths.signIn.address, parameter: 'code', kind: 'sign_in' },
  { address: attendancePaths.signOut.address, parameter: 'code', kind: 'sign_out' },
]

const webAddress = (text: string): URL | undefined => {
  const url = URL.canParse(text) ? new URL(text) : undefined
  return url && ['http:', 'https:'].includes(url.protocol) ? url : undefined
}

const ownPage = (hash: string): Understood | undefined => {
  if (!hash.startsWith('#/')) return undefined
  const [address = '', query = ''] = hash.slice(1).split('?')
  const parameters = new URLSearchParams(query)
  const screen = codeScreens.find((one) => one.address === address && parameters.get(one.parameter))
  if (screen) return { kind: screen.kind, code: parameters.get(screen.parameter) ?? '' }
  return { kind: 'app_page', address: hash.slice(1) }
}

/** What stands under a code for those who type it: twelve digits to pick something up, or the sixteen letters on a document. */
const typedCode = (text: string): Understood | undefined => {
  const code = text.replaceAll(/[\s-]/g, '').toUpperCase()
  if (/^\d{12}$/.test(code)) return { kind: 'pick_up', code }
  return /^[0-9A-HJKMNP-TV-Z]{16}$/.test(code) ? { kind: 'anti_forgery', code } : undefined
}

/** Codes of our own are addresses of our own, so that the camera of any phone opens the app with them. */
export const understand = (text: string, publicUrl: string): Understood => {
  const url = webAddress(text.trim())
  if (!url) return typedCode(text) ?? { kind: 'text', text }
  // A name or password before the host is a common disguise: the address goes on as text that nobody opens by one tap.
  if (url.username || url.password) return { kind: 'text', text }
  const isOwn = url.origin === new URL(publicUrl).origin
  return (isOwn ? ownPage(url.hash) : undefined) ?? { kind: 'link', url: url.href, host: url.host, isOwn }
}
