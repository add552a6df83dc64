import type { PrintConsent, PrintItemHere } from './items.ts'

type Standing = Pick<PrintItemHere, 'isPossible' | 'lacks' | 'pagesLeft' | 'entrustedTo'>

/** Only copies are left that others were to fetch. */
export const isAllEntrusted = ({ pagesLeft, entrustedTo }: Pick<Standing, 'pagesLeft' | 'entrustedTo'>) =>
  pagesLeft === 0 && entrustedTo.length > 0

/** What has to be agreed to before an item is printed at this terminal; nothing if it is printed as ordered. */
export const consentFor = (item: Standing): PrintConsent | undefined => {
  const consent = { acceptsGrey: item.isPossible && item.lacks.length > 0, takesEntrusted: isAllEntrusted(item) }
  return consent.acceptsGrey || consent.takesEntrusted ? consent : undefined
}
