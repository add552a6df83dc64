import { fileURLToPath } from 'node:url'
import sharp from 'sharp'

const fileIn = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** Redraws the logo of the demo school: `node packages/demo/tools/draw-logo.ts`. Small, because the login page waits for it. */
await sharp(fileIn('logo.svg'), { density: 144 })
  .resize(192, 192)
  .png({ compressionLevel: 9, palette: true, colours: 16 })
  .toFile(fileIn('../src/school/logo.png'))
