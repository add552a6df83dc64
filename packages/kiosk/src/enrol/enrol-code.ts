const pattern = /^#enrol=([\w-]{8,40})$/

/** The code in the address of the page, once: nobody finds it there afterwards. */
export const takeEnrolCode = (): string => {
  const code = pattern.exec(location.hash)?.[1] ?? ''
  if (location.hash) history.replaceState(null, '', location.pathname + location.search)
  return code
}

/** Signs that nobody takes for one another; the codes of administrators are written with them. */
export const enrolSigns = Array.from('ABCDEFGHJKLMNPQRSTUVWXYZ23456789')
export const enrolLength = 12

/** What is typed, as the code is written: large letters in groups of four. */
export const spellCode = (typed: string): string =>
  typed
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]/g, '')
    .slice(0, enrolLength)
    .replaceAll(/.{4}(?=.)/g, '$&-')
