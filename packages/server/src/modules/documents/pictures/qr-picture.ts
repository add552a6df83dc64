import { encode } from 'uqr'

/** Readers want white around a code; the page gives most of it, so that the code itself fills the place it has. */
const quietZone = 1

/** A code as one path of dark modules, so that it stays sharp at any size. Level M: a quarter of what a coffee stain covers may be lost. */
export const qrPicture = (text: string): Uint8Array => {
  const { data, size } = encode(text, { ecc: 'M', border: quietZone })
  const rows = data.map((row, y) => {
    const runs = [
      ...row
        .map((isDark) => (isDark ? '1' : '0'))
        .join('')
        .matchAll(/1+/g),
    ]
    return runs.map(({ index, 0: run }) => `M${index} ${y}h${run.length}v1h-${run.length}z`).join('')
  })
  const path = `<rect width="${size}" height="${size}" fill="#fff"/><path d="${rows.join('')}" fill="#000"/>`
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="${size}" height="${size}" shape-rendering="crispEdges">${path}</svg>`,
  )
}
