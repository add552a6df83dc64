import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import sharp from 'sharp'
import { demoUniversity } from '../src/schools.ts'

const pixels = 600
/** Ink lets a little of the paper and of the writing under it through. */
const strength = 0.88

const font = readFileSync(fileURLToPath(import.meta.resolve('@expo-google-fonts/noto-serif-sc/700Bold/NotoSerifSC_700Bold.ttf')))
const compiler = NodeCompiler.create({ fontArgs: [{ fontBlobs: [font] }] })
const svg = compiler.plainSvg({
  mainFileContent: readFileSync(new URL('seal.typ', import.meta.url), 'utf8'),
  inputs: { name: demoUniversity.name[0], office: '教务处', officeEn: 'REGISTRAR' },
})

/** Redraws the seal of the demo school: `node packages/demo/tools/draw-seal.ts`. */
await sharp(Buffer.from(svg), { density: 600 })
  .resize(pixels, pixels)
  .ensureAlpha()
  .linear([1, 1, 1, strength], [0, 0, 0, 0])
  .png({ compressionLevel: 9, palette: true, quality: 90 })
  .toFile(fileURLToPath(new URL('../src/documents/seal.png', import.meta.url)))
