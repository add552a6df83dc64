import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import type { GivenTo } from '@campus/contract/call.ts'
import { deletePrintFile, makePhotoSheet, printFileContent } from '@campus/contract/cloudprint/files.ts'
import { printQuote } from '@campus/contract/cloudprint/print-orders.ts'
import { missing } from '@campus/proof/testing/has-tool.ts'
import sharp from 'sharp'
import { asker, fetchCall } from '../../../testing/ask.ts'
import { bring, buyPrint, enterPrinter, testPrices, waitUntilRead } from '../../../testing/cloud-prints.ts'
import { enter } from '../../../testing/enter.ts'
import { useTestCampus } from '../../../testing/test-campus.ts'

const campus = useTestCampus()
const ask: ReturnType<typeof asker> = (...given) => asker(campus().url)(...given)

/** A portrait whose left half is red and whose right half is blue. */
const portrait = async (width = 600, height = 800) => {
  const half = { create: { width: Math.floor(width / 2), height, channels: 3 as const, background: '#2040d0' } }
  const blue = await sharp(half).png().toBuffer()
  return sharp({ create: { width, height, channels: 3, background: '#d02020' } })
    .composite([{ input: blue, left: Math.ceil(width / 2), top: 0 }])
    .jpeg()
    .toBuffer()
}

const bringPhoto = async (who: { token: string }, ...size: [number?, number?]) =>
  bring(campus(), who, await portrait(...size), '证件照.jpg', 'photo')

const bytesOf = async (token: string, id: string) =>
  Buffer.from(await (await fetchCall(campus().url, printFileContent, { id }, { token })).arrayBuffer())

test('a photo is stored upright and is not a page by itself; a sheet of it is printed on photo paper', async () => {
  const owner = await enterPrinter(campus(), { free: 1000 })
  const photo = await bringPhoto(owner)
  assert.deepEqual([photo.kind, photo.state, photo.pages], ['photo', 'ready', 1])
  assert.equal((await ask(printQuote, { fileId: photo.id, copies: 1, attribute: 'co_single' }, owner)).error, 'print_file_not_ready')
  const { data } = await ask(makePhotoSheet, { photoId: photo.id, size: 'one_inch', crop: null }, owner)
  const sheet = await waitUntilRead(campus(), owner, data.id)
  assert.deepEqual([sheet.kind, sheet.state, sheet.pages, sheet.name], ['photo_sheet', 'ready', 1, '证件照 一寸'])
  const text = (await bytesOf(owner.token, sheet.id)).toString('latin1')
  assert.match(text, /\/MediaBox ?\[0 0 289\.1\d+ 430\.8\d+\]/, '102 by 152 mm')
  const quoted = (await ask(printQuote, { fileId: sheet.id, copies: 2, attribute: 'bw_double' }, owner)).data
  assert.deepEqual([quoted.sheetPrice, quoted.total], [testPrices.photo, 2 * testPrices.photo])
  const task = await buyPrint(campus(), owner, { fileId: sheet.id, copies: 2, attribute: 'bw_double' })
  const item = await campus()
    .base.sql.selectFrom('print_item')
    .where('id', '=', task.itemId)
    .select(['media', 'attribute'])
    .executeTakeFirst()
  assert.deepEqual(item, { media: 'photo', attribute: 'co_single' })
})

test('a photo with too few points is refused; cropping may make it so', async () => {
  const owner = await enter(campus())
  const photo = await bringPhoto(owner, 200, 280)
  const sheet = (size: 'one_inch' | 'two_inch' | 'full', crop: Parameters<typeof ask<typeof makePhotoSheet>>[1]['crop'] = null) =>
    ask(makePhotoSheet, { photoId: photo.id, size, crop }, owner)
  assert.equal((await sheet('one_inch')).code, 200)
  assert.equal((await sheet('two_inch')).error, 'photo_too_small')
  assert.equal((await sheet('full')).error, 'photo_too_small')
  assert.equal((await sheet('one_inch', { x: 0.2, y: 0.2, width: 0.5, height: 0.5 })).error, 'photo_too_small')
  assert.equal((await sheet('one_inch', { x: 0.8, y: 0, width: 0.5, height: 1 })).error, 'bad_input')
})

test("a sheet stays when its photo is deleted, and cannot be made from somebody else's photo", async () => {
  const [owner, stranger] = [await enter(campus()), await enter(campus())]
  const photo = await bringPhoto(owner)
  const wish = { photoId: photo.id, size: 'passport', crop: null } as const
  assert.equal((await ask(makePhotoSheet, wish, stranger)).error, 'print_file_gone')
  const { data } = await ask(makePhotoSheet, wish, owner)
  assert.equal((await ask(deletePrintFile, { id: photo.id }, owner)).code, 200)
  assert.equal((await waitUntilRead(campus(), owner, data.id)).state, 'ready')
  assert.equal((await ask(makePhotoSheet, wish, owner)).error, 'print_file_gone')
})

/** The colour at a place of the sheet, in millimetres, when it is drawn with ten points a millimetre. */
const drawnAt = async (pdf: Buffer) => {
  const folder = await mkdtemp(join(tmpdir(), 'campus-sheet-'))
  try {
    await writeFile(join(folder, 'sheet.pdf'), pdf)
    spawnSync('pdftoppm', ['-r', '254', '-png', '-singlefile', join(folder, 'sheet.pdf'), join(folder, 'sheet')])
    const { data, info } = await sharp(join(folder, 'sheet.png')).removeAlpha().raw().toBuffer({ resolveWithObject: true })
    return (x: number, y: number) => {
      const at = (Math.round(y * 10) * info.width + Math.round(x * 10)) * info.channels
      const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3)
      if (Math.min(red, green, blue) > 230) return 'white'
      return red > blue + 60 ? 'red' : blue > red + 60 ? 'blue' : 'mark'
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

test('photos are printed at their exact size with marks beside them', { skip: missing('pdftoppm') }, async () => {
  const owner = await enter(campus())
  const photo = await bringPhoto(owner)
  const { data } = await ask(makePhotoSheet, { photoId: photo.id, size: 'one_inch', crop: null }, owner)
  await waitUntilRead(campus(), owner, data.id)
  const colourAt = await drawnAt(await bytesOf(owner.token, data.id))
  // Three columns of 25 mm and four rows of 35 mm, 2 mm apart, in the middle: the first photo begins at 11.5 and 3 mm.
  const [left, top] = [11.5, 3]
  assert.deepEqual(
    [colourAt(left + 0.3, top + 0.3), colourAt(left + 24.7, top + 34.7), colourAt(left + 26, top + 10), colourAt(left + 10, top + 36)],
    ['red', 'blue', 'white', 'white'],
  )
  assert.deepEqual([colourAt(left + 27.3, top + 37.3), colourAt(left - 1, top + 10)], ['red', 'white'])
  assert.deepEqual([colourAt(left, top - 1.5), colourAt(left + 25, top - 1.5), colourAt(left - 1.5, top)], ['mark', 'mark', 'mark'])
})

test('a turned photo is printed as it was turned, and cropped as shown', { skip: missing('pdftoppm') }, async () => {
  const owner = await enter(campus())
  const photo = await bringPhoto(owner, 800, 600)
  const turned = { photoId: photo.id, size: 'one_inch', degrees: 90 } as const
  const drawn = async (given: GivenTo<typeof makePhotoSheet>) => {
    const { data } = await ask(makePhotoSheet, given, owner)
    await waitUntilRead(campus(), owner, data.id)
    return drawnAt(await bytesOf(owner.token, data.id))
  }
  const whole = await drawn({ ...turned, crop: null })
  const [left, top] = [11.5, 3]
  assert.deepEqual(
    [whole(left + 2, top + 2), whole(left + 23, top + 2), whole(left + 2, top + 33), whole(left + 23, top + 33)],
    ['red', 'red', 'blue', 'blue'],
  )
  const lower = await drawn({ ...turned, crop: { x: 0, y: 0.5, width: 1, height: 0.5 } })
  assert.deepEqual([lower(left + 2, top + 2), lower(left + 23, top + 33)], ['blue', 'blue'])
  // As large as the sheet, an upright photo that was turned lies, and is turned once more onto the upright sheet.
  const lying = await drawn({ photoId: (await bringPhoto(owner, 1000, 1400)).id, size: 'full', degrees: 90, crop: null })
  assert.deepEqual([lying(5, 76), lying(97, 76)], ['blue', 'red'])
})

test('a turned photo counts its pixels after turning, and turns by 90 degrees only', async () => {
  const owner = await enter(campus())
  const photo = await bringPhoto(owner, 500, 200)
  const sheet = (degrees: number) => ask(makePhotoSheet, { photoId: photo.id, size: 'one_inch', degrees, crop: null }, owner)
  assert.deepEqual(
    [await sheet(0), await sheet(90), await sheet(45), await sheet(360)].map(({ error }) => error ?? 'made'),
    ['photo_too_small', 'made', 'bad_input', 'bad_input'],
  )
})

test('a photo that the camera marks as taken sideways is stored upright', async () => {
  const owner = await enter(campus())
  const sideways = await sharp(await portrait(800, 600))
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  const photo = await bring(campus(), owner, sideways, 'IMG_0001.jpg', 'photo')
  const { width, height, orientation } = await sharp(await bytesOf(owner.token, photo.id)).metadata()
  assert.deepEqual([width, height, orientation], [600, 800, undefined])
})
