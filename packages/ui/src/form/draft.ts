// Codes, captchas and ID numbers are as little meant to lie in a browser's storage as passwords are.
const secretName = /pass|pwd|code|captcha|token|secret|idcard/i

export const isSecretName = (name: string): boolean => secretName.test(name)

type Values = Readonly<Record<string, unknown>>

/** What of a form may be kept on the device while it is being filled in. */
export const keepable = (values: Values): Values => Object.fromEntries(Object.entries(values).filter(([name]) => !isSecretName(name)))

const isSameKind = (one: unknown, other: unknown) => typeof one === typeof other && Array.isArray(one) === Array.isArray(other)

/** The form's own start with the kept draft over it; a draft of an older form gives only what still fits. */
export const withDraft = <Start extends object>(start: Start, kept: string | null): Start => {
  if (kept === null) return start
  let draft: unknown
  try {
    draft = JSON.parse(kept)
  } catch {
    return start
  }
  if (typeof draft !== 'object' || draft === null) return start
  const known = new Map<string, unknown>(Object.entries(start))
  const fitting = Object.entries(draft).filter(
    ([name, value]) => !isSecretName(name) && known.has(name) && isSameKind(value, known.get(name)),
  )
  return { ...start, ...Object.fromEntries(fitting) }
}
