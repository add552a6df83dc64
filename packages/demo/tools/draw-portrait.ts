import { fileURLToPath } from 'node:url'
import sharp from 'sharp'

const fileIn = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** Redraws the portrait of the demo student, who is fictitious: `node packages/demo/tools/draw-portrait.ts`. */
await sharp(fileIn('portrait.svg'), { density: 144 })
  .resize(413, 579)
  .jpeg({ quality: 88, mozjpeg: true })
  .toFile(fileIn('../src/documents/portrait.jpg'))
