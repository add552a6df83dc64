/** A pick-up code as it was typed, or as its QR holds it. */
type PickUpText = { readonly figures: string } | { readonly secret: string }

export const figureCount = 12
const secretLength = 22

const secretIn = /[?&]code=([\w-]+)/

/** A pick-up code comes as its QR (an address of ours), as the secret in it, or as figures with spaces between them. */
export const readPickUpText = (text: string): PickUpText | undefined => {
  const secret = secretIn.exec(text)?.[1] ?? text
  if (secret.length === secretLength && /^[\w-]+$/.test(secret)) return { secret }
  const figures = text.normalize('NFKC').replaceAll(/[\s-]/g, '')
  return figures.length === figureCount && /^\d+$/.test(figures) ? { figures } : undefined
}

/** Whether it is short enough to be typed, and so to be guessed. */
export const areFigures = (text: string): boolean => {
  const read = readPickUpText(text)
  return read !== undefined && 'figures' in read
}
