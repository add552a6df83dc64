import type { ScanResult } from '@campus/contract/scan/scan.ts'

/** What follows from a scan: a screen that opens by itself, or something that is shown first. */
export type ScanStep =
  | { readonly is: 'pc_login'; readonly code: string }
  | { readonly is: 'person'; readonly id: string }
  | { readonly is: 'terminal'; readonly code: string }
  | { readonly is: 'anti_forgery'; readonly code: string }
  | { readonly is: 'pick_up'; readonly code: string }
  | { readonly is: 'sign_in'; readonly code: string }
  | { readonly is: 'sign_out'; readonly code: string }
  | { readonly is: 'page'; readonly place: string; readonly query: Readonly<Record<string, string>> }
  | { readonly is: 'shown'; readonly result: Shown }

export type Shown = Exclude<
  ScanResult,
  { readonly kind: 'pc_login' | 'person' | 'terminal' | 'anti_forgery' | 'pick_up' | 'sign_in' | 'sign_out' | 'app_page' }
>

const pageIn = (address: string) => {
  const [place = '', query = ''] = address.split('?', 2)
  return { place, query: Object.fromEntries(new URLSearchParams(query)) }
}

/** Only what belongs to the app opens by itself; a page that this version does not have is shown as what it is. */
export const stepAfter = (result: ScanResult, isKnown: (place: string) => boolean): ScanStep => {
  switch (result.kind) {
    case 'pc_login':
      return { is: 'pc_login', code: result.code }
    case 'person':
      return { is: 'person', id: result.personId }
    case 'terminal':
    case 'anti_forgery':
    case 'pick_up':
    case 'sign_in':
    case 'sign_out':
      return { is: result.kind, code: result.code }
    case 'app_page': {
      const page = pageIn(result.address)
      return isKnown(page.place) ? { is: 'page', ...page } : { is: 'shown', result: { kind: 'text', text: result.address } }
    }
    default:
      return { is: 'shown', result }
  }
}
