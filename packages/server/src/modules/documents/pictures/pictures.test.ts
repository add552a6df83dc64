import assert from 'node:assert/strict'
import { test } from 'node:test'
import { encode } from 'uqr'
import { findStrokes } from '../../../ports/pictures/strokes.ts'
import { qrPicture } from './qr-picture.ts'

test('the picture of a code has every dark module of it, on white', async () => {
  const text = `https://campus.example.edu/#/pages/electronic/scanVerify?code=${'A1b2'.repeat(47)}`
  const svg = Buffer.from(qrPicture(text)).toString()
  const { data, size } = encode(text, { ecc: 'M', border: 1 })
  assert.match(svg, new RegExp(`viewBox="0 0 ${size} ${size}".*fill="#fff"`))
  const drawn = Array.from({ length: size }, () => Array.from({ length: size }, () => false))
  for (const [, x, y, length] of svg.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g))
    drawn[Number(y)]?.fill(true, Number(x), Number(x) + Number(length))
  assert.deepEqual(drawn, data)
})

test('strokes are cut to their edges, and paper and its shadows are nothing', () => {
  const [paper, shadow, ink] = [10, 50, 230]
  const sheet = [paper, paper, paper, shadow, paper, ink, ink, shadow, paper, ink, paper, paper, shadow, paper, paper, paper]
  const strokes = findStrokes(Uint8Array.from(sheet), 4)
  assert.deepEqual([strokes?.width, strokes?.height, [...(strokes?.opacity ?? [])]], [2, 2, [255, 255, 255, 0]])
  assert.equal(findStrokes(Uint8Array.from([paper, shadow, paper, paper]), 2), undefined)
})
