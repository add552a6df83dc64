import sharp from 'sharp'

const portrait = `<svg xmlns="http://www.w3.org/2000/svg" width="295" height="413"><rect width="295" height="413" fill="#e8eef5"/>
<circle cx="147" cy="160" r="62" fill="#b8c4d3"/><path d="M30 413c0-95 50-150 117-150s117 55 117 150z" fill="#b8c4d3"/></svg>`
const signature = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="140"><path fill="none" stroke="#1b2430" stroke-width="5"
d="M20 100c40-90 70-90 60-20s30 30 50-20 30-40 30 10 40 20 60-30 40-10 40 20 40 20 110-30"/></svg>`

/** Stand in a specimen for what only a real person has. */
export const placeholderPhoto = (): Promise<Uint8Array> => sharp(Buffer.from(portrait)).jpeg({ quality: 85 }).toBuffer()
export const placeholderSignature = (): Promise<Uint8Array> => sharp(Buffer.from(signature)).png().toBuffer()
