import { NoConnection } from '@campus/client/failures.ts'
import { attendancePaths } from '@campus/contract/paths/attendance.ts'
import { messagesPaths } from '@campus/contract/paths/messages.ts'
import { path } from '@campus/contract/paths/path.ts'
import { peoplePaths } from '@campus/contract/paths/people.ts'
import { shellPaths } from '@campus/contract/paths/shell.ts'
import { verificationPaths } from '@campus/contract/paths/verification.ts'
import { decrypt, readScan } from '@campus/contract/scan/scan.ts'
import { send } from '../../api/send.ts'
import { redirect } from '../../navigation/navigator.ts'
import { findScreen } from '../../navigation/registry.ts'
import { type ScanStep, stepAfter } from './scan-step.ts'

const longest = 4000

export const isKnownPlace = (place: string): boolean => findScreen(place) !== undefined

const isAddress = (place: string): place is `/${string}` => place.startsWith('/')

/** Opens the screen that a scan leads to, in the place of the scanner: back leads to where one came from. */
export const takeStep = async (step: Exclude<ScanStep, { is: 'shown' }>): Promise<void> => {
  if (step.is === 'pc_login') await redirect(messagesPaths.scanLogin, { code: step.code })
  else if (step.is === 'person') await redirect(messagesPaths.contact, { id: step.id })
  else if (step.is === 'terminal') await redirect(shellPaths.bridge, { terminal: step.code })
  else if (step.is === 'pick_up') await redirect(shellPaths.bridge, { code: step.code })
  else if (step.is === 'sign_in') await redirect(attendancePaths.signIn, { code: step.code })
  else if (step.is === 'sign_out') await redirect(attendancePaths.signOut, { code: step.code })
  else if (step.is === 'anti_forgery') await redirect(verificationPaths.verify, { code: step.code })
  else if (isAddress(step.place)) await redirect(path(step.place), step.query)
}

/** What may open by itself; all else is shown first. */
const leadingKinds: ReadonlySet<string> = new Set([
  'pc_login',
  'person',
  'terminal',
  'anti_forgery',
  'pick_up',
  'sign_in',
  'sign_out',
  'app_page',
])

const askServer = async (text: string) => {
  const { kind, sealed } = await send(readScan, { text })
  if (leadingKinds.has(kind)) {
    const step = stepAfter(await send(decrypt, { text: sealed }), isKnownPlace)
    if (step.is !== 'shown') return takeStep(step)
  }
  await redirect(messagesPaths.scanResult, { sealed })
}

/** A code of a lesson is good for seconds, so it needs no server to be understood: the stamp is made at once, also without network. */
const signingIn = (text: string) => {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (url?.origin !== window.location.origin) return undefined
  const [address, query] = url.hash.slice(1).split('?', 2)
  const code = new URLSearchParams(query).get('code')
  const target = [attendancePaths.signIn, attendancePaths.signOut].find((one) => one.address === address)
  return target && code ? { target, code } : undefined
}

/** The server identifies a code; without it, or for longer codes, the reader at least sees the text. */
export const followScan = async (text: string): Promise<void> => {
  const signing = signingIn(text.trim())
  if (signing) return void (await redirect(signing.target, { code: signing.code }))
  try {
    if (text.length > longest) await redirect(peoplePaths.scanned, { text })
    else await askServer(text)
  } catch (error) {
    if (!(error instanceof NoConnection)) throw error
    await redirect(peoplePaths.scanned, { text })
  }
}
